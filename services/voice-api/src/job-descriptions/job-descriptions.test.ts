import { JD_FILE_MAX_BYTES, VOICE_API, path } from '@portal/protocol';
import { randomUUID } from 'node:crypto';
import { JD_TEXT, resumePdf } from '../testing/documents';
import {
  startHarness,
  type FormParts,
  type Harness,
  type Person,
  type Reply,
} from '../testing/harness';
import { pdfWithLines, scannedPdf } from '../testing/pdfs';

let harness: Harness;
let person: Person;
beforeAll(async () => {
  harness = await startHarness();
}, 60_000);
afterAll(() => harness.close());
beforeEach(async () => {
  person = await harness.person();
});

const FILE_LINES = [
  'Platform Engineer',
  'You will build services in Go and PostgreSQL.',
  'At least 5 years of experience are required.',
];
const text = (parts: FormParts = {}) =>
  harness.upload(
    VOICE_API.jdUploadText,
    {
      user_id: person.userId,
      job_title: 'Platform Engineer',
      company_name: 'Globex',
      jd_content: JD_TEXT,
      ...parts,
    },
    person.accessToken,
  );
const file = (bytes: Uint8Array | null, parts: FormParts = {}) =>
  harness.upload(
    VOICE_API.jdUploadFile,
    {
      user_id: person.userId,
      job_title: 'Platform Engineer',
      ...parts,
      ...(bytes && { file: { name: 'jd.pdf', bytes } }),
    },
    person.accessToken,
  );
const refusal = (reply: Reply) => [reply.status, reply.body.code, reply.body.message];

describe('a job description as text', () => {
  it('is stored as given', async () => {
    const { status, body } = await text({ jd_content: `  ${JD_TEXT}\n` });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      processing_status: 'completed',
      data: {
        user_id: person.userId,
        job_title: 'Platform Engineer',
        company_name: 'Globex',
        jd_content: JD_TEXT,
        file_name: null,
      },
    });
  });

  it('needs no company', async () => {
    expect((await text({ company_name: '' })).body.data.company_name).toBeNull();
  });

  it('given twice is one record', async () => {
    const [first, again] = [await text(), await text()];
    expect([again.status, again.body.data.id]).toEqual([200, first.body.data.id]);
  });

  it('needs a title', async () => {
    expect(refusal(await text({ job_title: '  ' }))).toEqual([
      400,
      'job_title_required',
      'Job title is required',
    ]);
  });

  it('needs content', async () => {
    expect(refusal(await text({ jd_content: ' \n ' }))).toEqual([
      400,
      'job_description_missing',
      'Job description content cannot be empty',
    ]);
  });

  it('needs 50 characters after trimming', async () => {
    const short = `  ${'x'.repeat(49)}  `;
    expect(refusal(await text({ jd_content: short }))).toEqual([
      400,
      'job_description_too_short',
      'Job description is too short. Please provide a more detailed description.',
    ]);
    expect((await text({ jd_content: 'x'.repeat(50) })).status).toBe(201);
  });

  it('needs a known user', async () => {
    expect(refusal(await text({ user_id: '' }))).toEqual([
      400,
      'validation_failed',
      'User identity not found. Please log in again.',
    ]);
    expect((await text({ user_id: (await harness.person()).userId })).status).toBe(403);
  });

  it('loses characters that the database cannot store', async () => {
    expect((await text({ jd_content: `${JD_TEXT}\u0000` })).body.data.jd_content).toBe(JD_TEXT);
  });
});

describe('a job description as a file', () => {
  it('is read into its content', async () => {
    const { status, body } = await file(await pdfWithLines(FILE_LINES));
    expect(status).toBe(201);
    expect(body).toMatchObject({
      processing_status: 'completed',
      data: { jd_content: FILE_LINES.join('\n'), file_name: 'jd.pdf' },
    });
  });

  it('needs a file', async () => {
    expect(refusal(await file(null))).toEqual([
      400,
      'job_description_missing',
      'Please select a file to upload',
    ]);
  });

  it('must be a PDF', async () => {
    expect(refusal(await file(Buffer.from('Platform Engineer')))).toEqual([
      415,
      'job_description_not_pdf',
      'Only PDF files are supported for job descriptions',
    ]);
  });

  it('must be smaller than 5 MB', async () => {
    const large = Buffer.concat([await resumePdf(), Buffer.alloc(JD_FILE_MAX_BYTES)]).subarray(
      0,
      JD_FILE_MAX_BYTES,
    );
    expect(refusal(await file(large))).toEqual([
      413,
      'job_description_too_large',
      'Job description file size must be less than 5MB',
    ]);
  });

  it('fails with its reason if it has no text or too little', async () => {
    expect((await file(await scannedPdf())).body).toMatchObject({
      processing_status: 'failed',
      detail: expect.stringContaining('it may be a scan'),
    });
    expect((await file(await pdfWithLines(['A platform engineer is wanted.']))).body).toMatchObject(
      { processing_status: 'failed', detail: expect.stringContaining('too short') },
    );
  });
});

describe('stored job descriptions', () => {
  const list = (token = person.accessToken) =>
    harness.send('GET', path(VOICE_API.jdList, { userId: person.email }), { token });
  const one = (method: 'GET' | 'DELETE', id: string, token = person.accessToken) =>
    harness.send(method, path(VOICE_API.jd, { id }), { token });

  it('are listed for their owner, with either token', async () => {
    const { body } = await text();
    for (const token of [person.accessToken, person.onboardingToken])
      expect((await list(token)).body.data.map((jd: { id: string }) => jd.id)).toEqual([
        body.data.id,
      ]);
    expect((await list((await harness.person()).accessToken)).status).toBe(403);
  });

  it('can be read and deleted by their owner', async () => {
    const { id } = (await text()).body.data;
    expect((await one('GET', id)).body.data.id).toBe(id);
    expect(await one('DELETE', id)).toEqual({ status: 204, body: null });
    expect((await one('GET', id)).status).toBe(404);
    expect((await list()).body.data).toEqual([]);
  });

  const rename = (id: string, body: object, token = person.accessToken) =>
    harness.send('PATCH', path(VOICE_API.jd, { id }), { token, body });

  it('can be renamed by their owner, without or with a company', async () => {
    const { id } = (await text()).body.data;
    const titled = await rename(id, { job_title: ' Site Engineer ' });
    expect([titled.status, titled.body.data]).toMatchObject([
      200,
      { id, job_title: 'Site Engineer', company_name: 'Globex', jd_content: JD_TEXT },
    ]);
    expect((await rename(id, { company_name: null })).body.data).toMatchObject({
      job_title: 'Site Engineer',
      company_name: null,
    });
    expect((await rename(id, {})).body.data).toMatchObject({ job_title: 'Site Engineer' });
    expect((await list()).body.data).toMatchObject([{ job_title: 'Site Engineer' }]);
  });

  it.each([
    ['a blank title', { job_title: '  ' }],
    ['a title of two lines', { job_title: 'a\nb' }],
    ['a title of 201 characters', { job_title: 'x'.repeat(201) }],
    ['a blank company', { company_name: ' ' }],
  ])('refuse %s', async (_, body) => {
    const { id } = (await text()).body.data;
    expect((await rename(id, body)).body.code).toBe('validation_failed');
  });

  it('keep their new names when the same text is uploaded again, and start afresh after a deletion', async () => {
    const { id } = (await text()).body.data;
    await rename(id, { job_title: 'Site Engineer' });
    expect((await text()).body.data).toMatchObject({ id, job_title: 'Site Engineer' });
    await one('DELETE', id);
    expect((await rename(id, { job_title: 'Back' })).status).toBe(404);
    expect((await text()).body.data).toMatchObject({ job_title: 'Platform Engineer' });
  });

  it('do not exist for others', async () => {
    const { id } = (await text()).body.data;
    const other = await harness.person();
    for (const method of ['GET', 'DELETE'] as const)
      expect((await one(method, id, other.accessToken)).status).toBe(404);
    expect((await rename(id, { job_title: 'Mine' }, other.accessToken)).status).toBe(404);
    expect((await rename(id, { job_title: 'Mine' }, person.onboardingToken)).status).toBe(401);
    expect((await one('GET', randomUUID())).status).toBe(404);
    expect((await one('GET', id)).status).toBe(200);
  });
});
