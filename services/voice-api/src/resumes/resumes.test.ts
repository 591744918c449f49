import { RESUME_MAX_BYTES, VOICE_API, path } from '@portal/protocol';
import { interviewOf, resumePdf } from '../testing/documents';
import { startHarness, type Harness, type Person } from '../testing/harness';
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

const upload = (bytes: Uint8Array, token = person.accessToken, user = person.userId) =>
  harness.upload(
    VOICE_API.resumeUpload,
    { user_id: user, file: { name: 'My CV.pdf', bytes } },
    token,
  );
const list = (token = person.accessToken) =>
  harness.send('GET', path(VOICE_API.resumeList, { userId: person.userId }), { token });
describe('uploading a resume', () => {
  it('reads it and returns the facts', async () => {
    const { status, body } = await upload(await resumePdf());
    expect(status).toBe(201);
    expect(body).toMatchObject({
      processing_status: 'completed',
      message: 'Resume uploaded successfully.',
      data: { originalName: 'My CV.pdf', failureReason: null },
    });
    expect(body.data.parsedData).toMatchObject({
      name: 'Jane Roe',
      pages: 1,
      projects: ['FleetPulse'],
      employers: ['Acme Cloud'],
      skills: expect.arrayContaining(['TypeScript', 'PostgreSQL']),
    });
  });

  it('returns the same record for the same file', async () => {
    const first = await upload(await resumePdf());
    const again = await upload(
      Buffer.from((await harness.db.resumes.bytes(first.body.data.id)) ?? []),
    );
    expect([again.status, again.body.data.id]).toEqual([200, first.body.data.id]);
    expect((await list()).body.data.resumes).toHaveLength(1);
  });

  it('separates the same file of two people', async () => {
    const bytes = await resumePdf();
    const other = await harness.person();
    const mine = await upload(bytes);
    const theirs = await upload(bytes, other.accessToken, other.userId);
    expect(theirs.body.data.id).not.toBe(mine.body.data.id);
  });

  it('accepts the onboarding token, and the email as user_id', async () => {
    const { status } = await upload(
      await resumePdf(),
      person.onboardingToken,
      person.email.toUpperCase(),
    );
    expect(status).toBe(201);
    expect((await list(person.onboardingToken)).status).toBe(200);
  });

  it('accepts a user_id after the file', async () => {
    const form = { file: { name: 'cv.pdf', bytes: await resumePdf() }, user_id: person.userId };
    expect((await harness.upload(VOICE_API.resumeUpload, form, person.accessToken)).status).toBe(
      201,
    );
  });

  it('fails with its reason if the PDF has no text', async () => {
    const { status, body } = await upload(await scannedPdf());
    expect(status).toBe(201);
    expect(body).toMatchObject({
      processing_status: 'failed',
      message: 'Resume processing failed. Please try uploading again.',
      detail: expect.stringContaining('it may be a scan'),
      failure_code: 'no_text',
    });
    expect(body.data).toMatchObject({
      failureReason: body.detail,
      failure_code: 'no_text',
      parsedData: null,
    });
    expect((await list()).body.data.resumes[0]).toMatchObject({ failure_code: 'no_text' });
  });

  it('retries a file that failed before', async () => {
    const bytes = await scannedPdf();
    const first = await upload(bytes);
    const again = await upload(bytes);
    expect(again.body).toMatchObject({
      processing_status: 'failed',
      data: { id: first.body.data.id },
    });
  });

  it('continues with other files after a broken one', async () => {
    await upload((await resumePdf()).slice(0, 700));
    expect((await upload(await resumePdf())).body.processing_status).toBe('completed');
  });
});

describe('a resume upload is refused', () => {
  const refusal = (reply: { status: number; body: { message: string; code: string } }) => [
    reply.status,
    reply.body.code,
    reply.body.message,
  ];

  it('without a file', async () => {
    const reply = await harness.upload(
      VOICE_API.resumeUpload,
      { user_id: person.userId },
      person.accessToken,
    );
    expect(refusal(reply)).toEqual([400, 'resume_missing', 'Please select a resume file']);
  });

  it('when the file is text renamed to .pdf', async () => {
    expect(refusal(await upload(Buffer.from('Jane Roe, software engineer')))).toEqual([
      415,
      'resume_not_pdf',
      'Only PDF files are supported for resumes',
    ]);
  });

  it('at 10485760 bytes', async () => {
    const large = Buffer.concat([await resumePdf(), Buffer.alloc(RESUME_MAX_BYTES)]).subarray(
      0,
      RESUME_MAX_BYTES,
    );
    expect(refusal(await upload(large))).toEqual([
      413,
      'resume_too_large',
      'Resume file size must be less than 10MB',
    ]);
  }, 30_000);

  it('without a token, before its file is read', async () => {
    const reply = await harness.upload(VOICE_API.resumeUpload, {
      user_id: person.userId,
      file: { name: 'cv.pdf', bytes: await resumePdf() },
    });
    expect([reply.status, reply.body.code]).toEqual([401, 'unauthorized']);
  });

  it('for another user', async () => {
    const other = await harness.person();
    expect(
      refusal(await upload(await resumePdf(), person.accessToken, other.userId)).slice(0, 2),
    ).toEqual([403, 'forbidden']);
  });

  it('without a user_id', async () => {
    const reply = await harness.upload(
      VOICE_API.resumeUpload,
      { file: { name: 'cv.pdf', bytes: await resumePdf() } },
      person.accessToken,
    );
    expect(refusal(reply)).toEqual([
      400,
      'validation_failed',
      'User identity not found. Please log in again.',
    ]);
  });

  it('when the form is cut off', async () => {
    const response = await harness.app.inject({
      method: 'POST',
      url: VOICE_API.resumeUpload,
      payload: '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-',
      headers: {
        'content-type': 'multipart/form-data; boundary=x',
        authorization: `Bearer ${person.accessToken}`,
      },
    });
    expect([response.statusCode, response.json().code]).toEqual([400, 'bad_request']);
  });

  it('when the body is not a form', async () => {
    const reply = await harness.send('POST', VOICE_API.resumeUpload, {
      token: person.accessToken,
      body: { user_id: person.userId },
    });
    expect([reply.status, reply.body.code]).toEqual([415, 'unsupported_media_type']);
  });
});

describe('listing resumes', () => {
  it('returns the newest first', async () => {
    await upload(await pdfWithLines(['The first resume of a person']));
    await upload(await pdfWithLines(['The second resume of a person']));
    const { resumes } = (await list()).body.data;
    expect(resumes).toHaveLength(2);
    expect(resumes[0].uploadedAt >= resumes[1].uploadedAt).toBe(true);
    expect(resumes[0]).not.toHaveProperty('userId');
  });

  it('is refused for another user', async () => {
    const other = await harness.person();
    expect((await list(other.accessToken)).status).toBe(403);
  });
});

describe('generating questions', () => {
  const ask = (body: object, token = person.accessToken) =>
    harness.send('POST', VOICE_API.generateQuestions, { token, body });

  it('returns as many as requested, in both categories by default, about the candidate’s own facts', async () => {
    const { resumeId } = await interviewOf(harness, person);
    const { status, body } = await ask({
      resume_id: resumeId,
      user_id: person.userId,
      question_count: 6,
    });
    expect(status).toBe(200);
    expect(body.data.questions).toHaveLength(6);
    expect(
      body.data.questions.filter((question: { category: string }) => question.category === 'hr'),
    ).toHaveLength(3);
    expect(JSON.stringify(body.data.questions)).toMatch(/Acme Cloud|FleetPulse/);
  });

  it('asks only about the chosen category', async () => {
    const { resumeId } = await interviewOf(harness, person);
    const { body } = await ask({
      resume_id: resumeId,
      user_id: person.userId,
      categories: ['behavioral'],
      question_count: 2,
    });
    expect(body.data.questions.map((question: { category: string }) => question.category)).toEqual([
      'hr',
      'hr',
    ]);
  });

  it('waits for the resume to be read', async () => {
    const resume = await harness.unreadResume(person.userId);
    const { status, body } = await ask({ resume_id: resume.id, user_id: person.userId });
    expect([status, body.code, body.message]).toEqual([
      409,
      'resume_processing',
      'Your resume is still being processed. Please wait a moment and try again.',
    ]);
  });

  it('does not find another’s resume', async () => {
    const { resumeId } = await interviewOf(harness, await harness.person());
    expect((await ask({ resume_id: resumeId, user_id: person.userId })).status).toBe(404);
  });

  it('is not for the onboarding token', async () => {
    const { resumeId } = await interviewOf(harness, person);
    expect(
      (await ask({ resume_id: resumeId, user_id: person.userId }, person.onboardingToken)).status,
    ).toBe(401);
  });
});
