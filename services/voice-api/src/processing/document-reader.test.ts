import type { Database } from '@portal/db';
import { openTestDatabase, type TestDatabase } from '@portal/db/testing';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { ExtractorClosedError, type PdfExtractor } from '../pdf/extractor';
import type { PdfResult } from '../pdf/failure';
import { createDocumentReader, type DocumentReader } from './document-reader';

let database: TestDatabase;
let db: Database;
let userId: string;
const open: DocumentReader[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
  userId =
    (
      await db.users.create({
        email: 'jane@example.com',
        firstName: 'Jane',
        lastName: 'Roe',
        passwordHash: 'x',
      })
    )?.id ?? '';
}, 60_000);
afterEach(() => Promise.all(open.splice(0).map((reader) => reader.close())));
afterAll(() => database.close());

const READ: PdfResult = { ok: true, text: 'Jane Roe\nSkills\nTypeScript', pages: 1 };
let uploads = 0;
const upload = async () =>
  (
    await db.resumes.upsertUpload({
      userId,
      contentHash: `resume ${++uploads}`,
      originalName: 'cv.pdf',
      bytes: Buffer.from(String(uploads)),
    })
  ).resume.id;
const load = async (id: string) => {
  const resume = await db.resumes.get(id);
  if (!resume) throw new Error('the resume is gone');
  return resume;
};
const statusOf = async (id: string) => (await load(id)).processing_status;

interface Given {
  on?: Database;
  concurrency?: number;
  close?(): void;
}
function reader(
  extract: PdfExtractor['extract'],
  { on = db, concurrency = 1, close }: Given = {},
): DocumentReader {
  const extractor: PdfExtractor = { extract, close: () => Promise.resolve(close?.()) };
  const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const created = createDocumentReader({ db: on, extractor, log: quiet, concurrency });
  open.push(created);
  created.start();
  return created;
}
const settled = (one: DocumentReader, id: string, timeoutMs = 20_000) =>
  one.settled(id, () => load(id), timeoutMs);
const later = <T>() => {
  let resolve = (_: T): void => undefined;
  let reject = (_: Error): void => undefined;
  const promise = new Promise<T>((res, rej) => ([resolve, reject] = [res, rej]));
  return {
    promise,
    resolve: (value: T) => resolve(value),
    reject: (error: Error) => reject(error),
  };
};

describe('the document reader', () => {
  it('reads documents that were stored while it was stopped', async () => {
    const ids = [await upload(), await upload()];
    const one = reader(() => Promise.resolve(READ));
    await Promise.all(ids.map((id) => settled(one, id)));
    expect(await Promise.all(ids.map(statusOf))).toEqual(['completed', 'completed']);
  });

  it('removes characters that the database cannot store', async () => {
    const id = await upload();
    const one = reader(() =>
      Promise.resolve({ ok: true, text: 'Jane\u0000 Roe\nSkills\nTypeScript \ud800', pages: 1 }),
    );
    expect(await settled(one, id)).toMatchObject({
      processing_status: 'completed',
      parsedData: { name: 'Jane Roe' },
    });
  });

  it('reads documents that arrive while it runs', async () => {
    const one = reader(() => Promise.resolve(READ));
    const ids = [];
    for (let n = 0; n < 5; n++) ids.push(await upload());
    await Promise.all(ids.map((id) => settled(one, id)));
    expect(await Promise.all(ids.map(statusOf))).toEqual(Array(5).fill('completed'));
  });

  it('stops waiting after the timeout', async () => {
    const id = await upload();
    const result = later<PdfResult>();
    const begun = later<void>();
    const one = reader(() => {
      begun.resolve();
      return result.promise;
    });
    await begun.promise;
    expect((await settled(one, id, 50)).processing_status).toBe('processing');
    result.resolve(READ);
    expect((await settled(one, id)).processing_status).toBe('completed');
  });

  it('returns when another process has read the document', async () => {
    const id = await upload();
    const waiting = createDocumentReader({
      db,
      extractor: {
        extract: () => Promise.reject(new Error('does not read')),
        close: () => Promise.resolve(),
      },
      log: { info() {}, warn() {}, error() {} },
      concurrency: 1,
    });
    const answer = settled(waiting, id);
    reader(() => Promise.resolve(READ), { on: await database.another() });
    expect((await answer).processing_status).toBe('completed');
  });
});

describe('a document', () => {
  it('that cannot be read fails with its reason and is not retried', async () => {
    const id = await upload();
    let tries = 0;
    const one = reader(() => {
      tries++;
      return Promise.resolve({ ok: false, failure: 'encrypted' });
    });
    expect(await settled(one, id)).toMatchObject({
      processing_status: 'failed',
      failure_code: 'encrypted',
    });
    await pause(1_200);
    expect(tries).toBe(1);
  });

  it('is retried after a reader crash and is not marked as failed meanwhile', async () => {
    const id = await upload();
    const seen: string[] = [];
    const one = reader(async () => {
      seen.push(await statusOf(id));
      if (seen.length === 1) throw new Error('the reading process crashed');
      return READ;
    });
    expect((await settled(one, id)).processing_status).toBe('completed');
    expect(seen).toEqual(['processing', 'processing']);
  });

  it('is given up after five reader crashes, and its owner sees the failure', async () => {
    const id = await upload();
    let tries = 0;
    const one = reader(() => {
      tries++;
      return Promise.reject(new Error('the reading process crashed'));
    });
    const hurry = setInterval(
      () =>
        void database.rows(
          "update pgboss.job set start_after = now() - interval '1 second' where state = 'retry'",
        ),
      100,
    );
    try {
      expect(await settled(one, id)).toMatchObject({
        processing_status: 'failed',
        failure_code: 'given_up',
        failureReason: expect.stringContaining('tried several times'),
      });
    } finally {
      clearInterval(hurry);
    }
    expect(tries).toBe(5);
  });

  it('goes back to the queue when the process stops, and the next process reads it immediately', async () => {
    const id = await upload();
    const begun = later<void>();
    const cut = later<PdfResult>();
    const ending = reader(
      () => {
        begun.resolve();
        return cut.promise;
      },
      { close: () => cut.reject(new ExtractorClosedError('closed')) },
    );
    await begun.promise;
    await ending.close();
    expect(await statusOf(id)).toBe('processing');
    expect(
      (
        await settled(
          reader(() => Promise.resolve(READ)),
          id,
          5_000,
        )
      ).processing_status,
    ).toBe('completed');
  });

  it('is finished during shutdown if it is almost done', async () => {
    const id = await upload();
    const begun = later<void>();
    const result = later<PdfResult>();
    const ending = reader(() => {
      begun.resolve();
      return result.promise;
    });
    await begun.promise;
    const closed = ending.close();
    result.resolve(READ);
    await closed;
    expect(await statusOf(id)).toBe('completed');
  });
});

const onServer = process.env['TEST_DATABASE_URL'] === undefined ? describe.skip : describe;

onServer('two processes', () => {
  let child: ChildProcess | undefined;
  afterEach(() => void child?.kill('SIGKILL'));

  it('share the work: each document is read by one of them', async () => {
    const other = await database.another();
    const reads = new Map<string, number>();
    const count = async (bytes: Uint8Array) => {
      const key = Buffer.from(bytes).toString();
      reads.set(key, (reads.get(key) ?? 0) + 1);
      return READ;
    };
    const ids = await Promise.all(Array.from({ length: 12 }, upload));
    const [one] = [reader(count, { concurrency: 2 }), reader(count, { on: other, concurrency: 2 })];
    await Promise.all(ids.map((id) => settled(one, id)));
    expect([reads.size, new Set(reads.values())]).toEqual([12, new Set([1])]);
  });

  it('lose nothing when one is killed while reading: the other reads the document', async () => {
    const [{ url } = {}] = await database.rows('select current_database() as url');
    const here = new URL(process.env['TEST_DATABASE_URL'] ?? '');
    here.pathname = `/${String(url)}`;
    child = fork(new URL('../testing/reading-process.ts', import.meta.url), {
      execArgv: [
        '--import',
        new URL('../../../../tools/typescript/register.mjs', import.meta.url).href,
      ],
      env: { ...process.env, DATABASE_URL: here.href, NODE_OPTIONS: '' },
    });
    const reading = once(child, 'message');
    const id = await upload();
    await reading;
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await statusOf(id)).toBe('processing');
    const one = reader(() => Promise.resolve(READ));
    expect((await settled(one, id, 100)).processing_status).toBe('processing');
    // Make the job's 30-second lease expire by backdating its start.
    await database.rows(
      "update pgboss.job set started_on = now() - interval '31 seconds' where state = 'active'",
    );
    expect(await settled(one, id)).toMatchObject({
      processing_status: 'completed',
      parsedData: { name: 'Jane Roe' },
    });
    expect(
      await database.rows(
        `select state, retry_count from pgboss.job where data ->> 'id' = '${id}'`,
      ),
    ).toEqual([{ state: 'completed', retry_count: 1 }]);
  });
});
