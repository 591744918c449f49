/**
 * These tests post handcrafted forms that no browser would send. They use a real socket, and a user
 * who is allowed to upload files.
 */
import { VOICE_API } from '@portal/protocol';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startHarness, type Harness, type Person } from '../testing/harness';

let h: Harness;
let person: Person;
const sockets = new Set<Socket>();
/** A temporary folder. The tests check that nothing is written to it. */
const scratch = mkdtempSync(join(tmpdir(), 'multipart-'));
const { TMPDIR } = process.env;
beforeAll(async () => {
  h = await startHarness();
  person = await h.person();
  // Don't read the uploads, because they are not real PDFs. Report them as completed, so that the
  // responses don't wait.
  h.db.jobs.add = () => Promise.resolve();
  const { upsertUpload } = h.db.resumes;
  h.db.resumes.upsertUpload = async (upload) => {
    const { resume, isNew } = await upsertUpload(upload);
    return { resume: { ...resume, processing_status: 'completed' }, isNew };
  };
  await h.app.listen({ host: '127.0.0.1', port: 0 });
  process.env['TMPDIR'] = scratch;
}, 60_000);
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await h.close();
  if (TMPDIR === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = TMPDIR;
  rmSync(scratch, { recursive: true });
});

const BOUNDARY = 'b0undary';
const PDF = '%PDF-1.7 x';
const part = (headers: string, body: string) => `--${BOUNDARY}\r\n${headers}\r\n\r\n${body}\r\n`;
const field = (name: string, value: string) =>
  part(`Content-Disposition: form-data; name="${name}"`, value);
const file = (name: string, body = PDF, disposition = `filename="${name}"`) =>
  part(
    `Content-Disposition: form-data; name="file"; ${disposition}\r\nContent-Type: application/pdf`,
    body,
  );
const END = `--${BOUNDARY}--\r\n`;
const me = () => field('user_id', person.userId);

interface Answer {
  status: number | null;
  code: string | null;
  text: string;
}
/** Posts `body` as an upload. If `hangUp` is set, closes the connection after sending it. */
function post(
  body: string | Buffer,
  {
    url = VOICE_API.resumeUpload as string,
    length = Buffer.byteLength(body),
    type = `multipart/form-data; boundary=${BOUNDARY}`,
    hangUp = false,
    headers = '',
  } = {},
): Promise<Answer> {
  return new Promise((resolve) => {
    const socket = connect((h.app.server.address() as AddressInfo).port, '127.0.0.1');
    sockets.add(socket);
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString();
    });
    socket.on('error', () => undefined);
    socket.on('close', () =>
      resolve({
        status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? NaN) || null,
        code: /"code":"(\w+)"/.exec(text)?.[1] ?? null,
        text,
      }),
    );
    const form = type === '' ? '' : `Content-Type: ${type}\r\n`;
    socket.write(
      `POST ${url} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${person.accessToken}\r\n${form}Content-Length: ${length}\r\nConnection: close\r\n${headers}\r\n`,
    );
    socket.write(body, () => {
      if (hangUp) setTimeout(() => socket.destroy(), 100);
    });
  });
}
const stored = async () => (await h.db.resumes.listByUser(person.userId, { limit: 100 })).total;
/**
 * Checks that the response is a client error without internal details, and that no resume was
 * stored.
 */
async function isRefused(answer: Answer, before: number): Promise<void> {
  expect([400, 413, 415]).toContain(answer.status);
  expect(answer.code).toMatch(/^[a-z_]+$/);
  expect(answer.text).not.toMatch(/node_modules|busboy|at .*\.js/i);
  expect(await stored()).toBe(before);
}

it('a valid form is accepted, so that the refusals below mean something', async () => {
  expect((await post(`${me()}${file('cv.pdf')}${END}`)).status).toBe(201);
});

describe('an invalid form', () => {
  const good = () => `${me()}${file('cv.pdf', `${PDF} ${crypto.randomUUID()}`)}${END}`;
  it.each<[string, () => string, object]>([
    ['no boundary', good, { type: 'multipart/form-data' }],
    ['an empty boundary', good, { type: 'multipart/form-data; boundary=' }],
    ['a different boundary from the body’s', good, { type: 'multipart/form-data; boundary=other' }],
    [
      'a boundary of a megabyte',
      good,
      { type: `multipart/form-data; boundary=${'b'.repeat(10_000)}` },
    ],
    [
      'a boundary that is a regular expression',
      good,
      { type: 'multipart/form-data; boundary="(a+)+$"' },
    ],
    ['no type', good, { type: '' }],
    [
      'the type of an HTML form',
      () => `user_id=${person.userId}&file=x`,
      { type: 'application/x-www-form-urlencoded' },
    ],
    [
      'JSON instead of a form',
      () => JSON.stringify({ user_id: person.userId, file: PDF }),
      { type: 'application/json' },
    ],
    ['a form inside a form', good, { type: `multipart/mixed; boundary=${BOUNDARY}` }],
    ['nothing at all', () => '', {}],
    ['only the end', () => END, {}],
    ['no end', () => `${me()}${file('cv.pdf')}`, {}],
    [
      'a part without a name',
      () => `${me()}${part('Content-Disposition: form-data', 'x')}${END}`,
      {},
    ],
    ['a part without headers', () => `${me()}--${BOUNDARY}\r\n\r\nx\r\n${END}`, {}],
    [
      'part headers of a megabyte',
      () =>
        `${me()}${part(`X-A: ${'a'.repeat(1_000_000)}\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"`, PDF)}${END}`,
      {},
    ],
    ['endless part headers', () => `${me()}--${BOUNDARY}\r\n${'X-A: a\r\n'.repeat(100_000)}`, {}],
    [
      'eleven fields',
      () =>
        `${me()}${Array.from({ length: 11 }, (_, n) => field(`f${n}`, 'x')).join('')}${file('cv.pdf')}${END}`,
      {},
    ],
    [
      'ten thousand parts',
      () => `${me()}${field('x', 'y').repeat(10_000)}${file('cv.pdf')}${END}`,
      {},
    ],
    ['two files', () => `${me()}${file('a.pdf')}${file('b.pdf')}${END}`, {}],
    [
      'a text of three megabytes',
      () => `${me()}${field('job_title', 'x'.repeat(3_000_000))}${END}`,
      {},
    ],
    ['a field name of two kilobytes', () => `${me()}${field('x'.repeat(2_000), 'y')}${END}`, {}],
    ['__proto__ for a field', () => `${me()}${field('__proto__', 'x')}${END}`, {}],
    [
      'constructor for a field',
      () => `${me()}${field('constructor', 'x')}${field('hasOwnProperty', 'x')}${END}`,
      {},
    ],
    ['a user and no file', () => `${me()}${END}`, {}],
    ['text instead of a file', () => `${me()}${field('file', PDF)}${END}`, {}],
    [
      'the file under another name',
      () =>
        `${me()}${part('Content-Disposition: form-data; name="resume"; filename="a.pdf"', PDF)}${END}`,
      {},
    ],
  ])('%s is refused', async (_what, body, options) => {
    const before = await stored();
    await isRefused(await post(body(), options), before);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });

  it('uses the first of two user_id fields, which must be the caller’s own', async () => {
    const [other, before] = [await h.person(), await stored()];
    expect(
      (await post(`${field('user_id', other.userId)}${me()}${file('cv.pdf')}${END}`)).status,
    ).toBe(403);
    expect(
      (
        await post(
          `${me()}${field('user_id', other.userId)}${file('cv.pdf', `${PDF} second`)}${END}`,
        )
      ).status,
    ).toBe(201);
    expect([await stored(), (await h.db.resumes.listByUser(other.userId)).total]).toEqual([
      before + 1,
      0,
    ]);
  });
});

describe('a file’s name', () => {
  const tricks: [string, string, string][] = [
    ['to a parent folder', 'filename="../../../etc/passwd"', 'passwd'],
    ['to a parent folder, encoded', 'filename="..%2f..%2fetc%2fpasswd.pdf"', 'passwd.pdf'],
    ['to a parent folder on Windows', 'filename="..\\..\\boot.ini"', 'boot.ini'],
    ['from the root', 'filename="/etc/shadow"', 'shadow'],
    ['in the extended notation', 'filename="a.pdf"; filename*=UTF-8\'\'..%2F..%2Fb.pdf', 'b.pdf'],
    ['with a reversed extension', 'filename="cv\u202Efdp.exe"', 'cvfdp.exe'],
    ['with invisible characters', 'filename="c\u200Bv\u2060.pdf"', 'cv.pdf'],
    ['that is only dots', 'filename=".."', 'document.pdf'],
    ['with a zero character', 'filename="a\0.pdf"', 'a.pdf'],
    ['very long', `filename="${'a'.repeat(5_000)}.pdf"`, `${'a'.repeat(196)}.pdf`],
    ['that is empty', 'filename=""', 'document.pdf'],
  ];
  it.each(tricks)('%s is a word to show, never a path', async (_what, disposition, kept) => {
    const answer = await post(
      `${me()}${file('', `${PDF} ${crypto.randomUUID()}`, disposition)}${END}`,
    );
    expect(answer.status).toBe(201);
    const name = /"originalName":"([^"]*)"/.exec(answer.text)?.[1];
    expect(name).not.toMatch(/[/\\\p{Cc}\u202A-\u202E]/u);
    if (!disposition.includes('%')) expect(name).toBe(kept);
  });
});

describe('a body with a false declaration', () => {
  const body = () => `${me()}${file('cv.pdf', `${PDF} ${crypto.randomUUID()}`)}${END}`;
  it('that continues beyond its length is not read as a form or a request', async () => {
    const before = await stored();
    const cut = body();
    const { status } = await post(cut, { length: Buffer.byteLength(cut) - 40 });
    expect([status, await stored()]).toEqual([400, before]);
  });
  it.each([
    ['in the middle of a file', () => body().slice(0, -60)],
    ['in the middle of a part’s headers', () => me() + file('cv.pdf').slice(0, 60)],
    ['before anything', () => ''],
  ])('that ends %s stores nothing and leaves no file behind', async (_what, beginning) => {
    const before = await stored();
    await post(beginning(), { length: 5_000, hangUp: true });
    expect([await stored(), readdirSync(scratch)]).toEqual([before, []]);
    expect((await post(body())).status).toBe(201);
  });
  it('larger than any allowed file is not kept in memory', async () => {
    const before = await stored();
    const large = Buffer.concat([
      Buffer.from(
        me() +
          `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n${PDF}`,
      ),
      Buffer.alloc(40_000_000, 'a'),
      Buffer.from(`\r\n${END}`),
    ]);
    const answer = await post(large);
    expect([answer.status, answer.code, await stored()]).toEqual([413, 'resume_too_large', before]);
  });
});

describe('an account that is deleted during its upload', () => {
  it.each([
    [VOICE_API.resumeUpload, 'resumes'],
    [VOICE_API.jdUploadFile, 'jobDescriptions'],
  ] as const)('gets a clear error from %s', async (url, table) => {
    const leaving = await h.person();
    const { upsertUpload } = h.db[table];
    h.db[table].upsertUpload = async (upload: never) => {
      await h.db.users.delete(leaving.userId);
      return upsertUpload(upload) as never;
    };
    try {
      const reply = await h.upload(
        url,
        {
          user_id: leaving.userId,
          job_title: 'Engineer',
          file: { name: 'cv.pdf', bytes: Buffer.from(PDF) },
        },
        leaving.accessToken,
      );
      expect([reply.status, reply.body.code]).toEqual([401, 'unauthorized']);
    } finally {
      h.db[table].upsertUpload = upsertUpload as never;
    }
  });
});
