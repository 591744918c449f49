import { VOICE_API, path, type Resume } from '@portal/protocol';
import { interviewOf, resumePdf } from '../testing/documents';
import { API_KEY, startHarness, type Harness, type Person } from '../testing/harness';

let harness: Harness;
let person: Person;
beforeAll(async () => {
  harness = await startHarness();
}, 60_000);
afterAll(() => harness.close());
beforeEach(async () => {
  person = await harness.person();
});

const upload = (bytes: Uint8Array) =>
  harness.upload(
    VOICE_API.resumeUpload,
    { user_id: person.userId, file: { name: 'cv.pdf', bytes } },
    person.accessToken,
  );
const list = () =>
  harness.send('GET', path(VOICE_API.resumeList, { userId: person.userId }), {
    token: person.accessToken,
  });

describe('renaming and deleting a resume', () => {
  const change = (id: string, body: object, token: string | undefined = person.accessToken) =>
    harness.send('PATCH', path(VOICE_API.resume, { id }), { ...(token && { token }), body });
  const remove = (id: string, token: string | undefined = person.accessToken) =>
    harness.send('DELETE', path(VOICE_API.resume, { id }), { ...(token && { token }) });
  const names = async () =>
    (await list()).body.data.resumes.map(({ originalName }: Resume) => originalName);

  it('changes the displayed name, which keeps its ending', async () => {
    const { id } = (await upload(await resumePdf())).body.data;
    for (const [given, kept] of [
      [' For banks ', 'For banks.pdf'],
      ['CV.PDF', 'CV.PDF'],
      ['سيرة ذاتية', 'سيرة ذاتية.pdf'],
    ]) {
      const { status, body } = await change(id, { originalName: given });
      expect([status, body.data.originalName]).toEqual([200, kept]);
    }
    expect(await names()).toEqual(['سيرة ذاتية.pdf']);
  });

  it('changes nothing that is absent', async () => {
    const uploaded = (await upload(await resumePdf())).body.data;
    expect((await change(uploaded.id, {})).body.data).toEqual(uploaded);
    expect((await change(uploaded.id, { originalName: 'CV' })).body.data).toEqual({
      ...uploaded,
      originalName: 'CV.pdf',
    });
  });

  it('renames and corrects in one call, or refuses both', async () => {
    const { id } = await harness.unreadResume(person.userId);
    const facts = {
      name: 'Jane',
      skills: [],
      titles: [],
      employers: [],
      projects: [],
      yearsOfExperience: null,
    };
    const refused = await change(id, { originalName: 'New', parsedData: facts });
    expect([refused.status, refused.body.code]).toEqual([409, 'resume_processing']);
    expect(await names()).not.toContain('New.pdf');
    const read = (await upload(await resumePdf())).body.data;
    const { body } = await change(read.id, { originalName: 'New', parsedData: facts });
    expect(body.data).toMatchObject({ originalName: 'New.pdf', parsedData: { name: 'Jane' } });
  });

  it.each([
    ['blank', '  '],
    ['of more than one line', 'a\nb'],
    ['of 201 characters', 'x'.repeat(201)],
  ])('refuses a name that is %s', async (_, originalName) => {
    const { id } = (await upload(await resumePdf())).body.data;
    const { status, body } = await change(id, { originalName });
    expect([status, body.code]).toEqual([400, 'validation_failed']);
    expect(await names()).toEqual(['cv.pdf']);
  });

  it('keeps the new name when the same file is uploaded again', async () => {
    const bytes = await resumePdf();
    const { id } = (await upload(bytes)).body.data;
    await change(id, { originalName: 'For banks' });
    const again = await upload(bytes);
    expect([again.status, again.body.data]).toMatchObject([
      200,
      { id, originalName: 'For banks.pdf' },
    ]);
  });

  it('deletes it from the list; the same file can be uploaded afresh', async () => {
    const bytes = await resumePdf();
    const { id } = (await upload(bytes)).body.data;
    await change(id, { originalName: 'For banks' });
    expect(await remove(id)).toEqual({ status: 204, body: null });
    expect(await names()).toEqual([]);
    expect((await remove(id)).status).toBe(404);
    expect((await change(id, { originalName: 'Back' })).status).toBe(404);
    expect((await upload(bytes)).body).toMatchObject({
      processing_status: 'completed',
      data: { originalName: 'cv.pdf', parsedData: { name: 'Jane Roe' } },
    });
    expect(await names()).toEqual(['cv.pdf']);
  });

  it('leaves interviews on it as they are: one that was created can still begin, one under way goes on', async () => {
    const { interviewId, resumeId, jobRoleId } = await interviewOf(harness, person);
    await remove(resumeId);
    await harness.send('DELETE', path(VOICE_API.jd, { id: jobRoleId }), {
      token: person.accessToken,
    });
    const enter = () =>
      harness.send('POST', VOICE_API.login, {
        token: person.accessToken,
        headers: { 'x-api-key': API_KEY },
        body: {
          user_identity: person.email,
          interview_id: interviewId,
          resume_id: resumeId,
          job_role_id: jobRoleId,
        },
      });
    expect((await enter()).status).toBe(200);
    const plan = await harness.db.plans.getByInterview(interviewId);
    expect(plan).toMatchObject({ resume: { employers: ['Acme Cloud'] } });
    await harness.db.interviews.transition(interviewId, ['created'], 'started');
    expect((await enter()).status).toBe(200);
    expect(await harness.db.plans.getByInterview(interviewId)).toEqual(plan);
    expect(await harness.db.interviews.listByUser(person.userId)).toMatchObject([
      { id: interviewId, jobTitle: 'Platform Engineer' },
    ]);
  });

  it('finds no resume of another user, and takes no onboarding token', async () => {
    const { id } = (await upload(await resumePdf())).body.data;
    const other = await harness.person();
    for (const [token, status] of [
      [other.accessToken, 404],
      [person.onboardingToken, 401],
      ['', 401],
    ] as const) {
      expect((await change(id, { originalName: 'Mine' }, token)).status).toBe(status);
      expect((await remove(id, token)).status).toBe(status);
    }
    expect(await names()).toEqual(['cv.pdf']);
  });
});
