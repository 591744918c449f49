import { createMainApiClient } from './main-api/client';
import { fakeServer, fakeSession, rejection } from './testing/fake-server';
import { createVoiceApiClient } from './voice-api/client';

const ID = '7a4ab3e4-6d9e-4b6e-9a58-4c1c0a3f7a11';
const uploader = { userId: 'u1' };
const fileOf = (size: number, name = 'cv.pdf', type = 'application/pdf') => {
  const bytes = new Blob(['%PDF'], { type });
  Object.defineProperty(bytes, 'size', { value: size });
  return { bytes, name };
};
const none = null as unknown as ReturnType<typeof fileOf>;

function clients(
  answer: Parameters<typeof fakeServer>[0] = () => ({ status: 500, text: '<html>' }),
) {
  const { fetch, sent } = fakeServer(answer);
  const { session } = fakeSession();
  return {
    sent,
    main: createMainApiClient({ baseUrl: 'http://main', session, fetch }),
    voice: createVoiceApiClient({ baseUrl: 'http://voice', session, fetch }),
  };
}
type Clients = ReturnType<typeof clients>;
const messageOf = async (
  call: (c: Clients) => Promise<unknown>,
  answer?: Parameters<typeof fakeServer>[0],
) => ((await rejection(call(clients(answer)))) as Error).message;
/** Returns the first request that a call sends, whether or not the call succeeds. */
const requestOf = async (call: (c: Clients) => Promise<unknown>) => {
  const all = clients();
  await call(all).catch(() => undefined);
  return all.sent[0]!;
};

const login = (c: Clients) => c.main.login({ email: 'a@b.co', password: 'x' });
const register = (c: Clients) =>
  c.main.register({ email: 'a@b.co', password: 'secret', firstName: 'A', lastName: 'B' });
const uploadText =
  (content: string, userId = 'u1', jobTitle = 'Engineer') =>
  (c: Clients) =>
    c.voice.uploadJobDescriptionText({ userId }, { jobTitle, content });

it("§8.1 A refused call's text is the message of the error body", async () => {
  expect(
    await messageOf(login, () => ({
      status: 403,
      json: { message: 'Resume required.', detail: 'why' },
    })),
  ).toBe('Resume required.');
});
it("§8.2 A refused call's text is the detail of the error body where there is no message", async () => {
  expect(await messageOf(login, () => ({ status: 422, json: { detail: 'Some detail' } }))).toBe(
    'Some detail',
  );
});

it("§8.3 Fallback: 'Login failed'", async () =>
  expect(await messageOf(login)).toBe('Login failed'));
it("§8.4 Fallback: 'Registration failed'", async () =>
  expect(await messageOf(register)).toBe('Registration failed'));
it("§8.5 Fallback: 'Invalid response format from server'", async () =>
  expect(await messageOf(login, () => ({ text: 'no JSON' }))).toBe(
    'Invalid response format from server',
  ));
it("§8.6 Fallback: 'Status check failed'", async () =>
  expect(await messageOf((c) => c.main.authStatus())).toBe('Status check failed'));
it("§8.7 Fallback: 'Runtime data send failed'", async () =>
  expect(
    await messageOf((c) =>
      c.main.sendRuntimeData('s', { components: [], deviceId: 'web', screenName: 'x' }),
    ),
  ).toBe('Runtime data send failed'));
it("§8.8 Fallback: 'Resume upload failed'", async () =>
  expect(await messageOf((c) => c.voice.uploadResume(uploader, fileOf(9)))).toBe(
    'Resume upload failed',
  ));
it("§8.9 Fallback: 'Failed to fetch resumes'", async () => {
  expect(await messageOf((c) => c.main.myResumes())).toBe('Failed to fetch resumes');
  expect(await messageOf((c) => c.voice.listResumes(uploader))).toBe('Failed to fetch resumes');
});
it("§8.10 Fallback: 'Question generation failed'", async () =>
  expect(await messageOf((c) => c.voice.generateQuestions({ resume_id: ID, user_id: 'u1' }))).toBe(
    'Question generation failed',
  ));
it("§8.11 Fallback: 'JD upload failed'", async () => {
  expect(await messageOf(uploadText('x'.repeat(50)))).toBe('JD upload failed');
  expect(
    await messageOf((c) =>
      c.voice.uploadJobDescriptionFile(uploader, { jobTitle: 'E', file: fileOf(9) }),
    ),
  ).toBe('JD upload failed');
});
it("§8.12 Fallback: 'Failed to fetch JDs'", async () =>
  expect(await messageOf((c) => c.voice.listJobDescriptions(uploader))).toBe(
    'Failed to fetch JDs',
  ));
it("§8.13 Fallback: 'Failed to fetch JD'", async () =>
  expect(await messageOf((c) => c.voice.getJobDescription(ID))).toBe('Failed to fetch JD'));
it("§8.14 Fallback: 'Failed to delete JD'", async () =>
  expect(await messageOf((c) => c.voice.deleteJobDescription(ID))).toBe('Failed to delete JD'));
it("§8.15 Fallback: 'Interview creation failed'", async () =>
  expect(await messageOf((c) => c.main.createInterview({ resumeId: ID, jobRoleId: ID }))).toBe(
    'Interview creation failed',
  ));
it("§8.16 Fallback: 'Failed to fetch interview'", async () =>
  expect(await messageOf((c) => c.main.getInterview(ID))).toBe('Failed to fetch interview'));
it("§8.17 Fallback: 'Failed to start interview'", async () =>
  expect(await messageOf((c) => c.main.startInterview(ID))).toBe('Failed to start interview'));
it("§8.18 Fallback: 'Failed to add message'", async () =>
  expect(await messageOf((c) => c.main.addMessage(ID, { role: 'user', content: 'Hello' }))).toBe(
    'Failed to add message',
  ));
it("§8.19 Fallback: 'Failed to complete interview'", async () =>
  expect(await messageOf((c) => c.main.completeInterview(ID))).toBe(
    'Failed to complete interview',
  ));
it("§8.20 Fallback: 'Interview analysis failed'", async () =>
  expect(await messageOf((c) => c.main.analyzeInterview(ID))).toBe('Interview analysis failed'));
it("§8.21 Fallback: 'Failed to fetch assessment'", async () =>
  expect(await messageOf((c) => c.main.getAssessment(ID))).toBe('Failed to fetch assessment'));
it("§8.22 Fallback: 'Health check failed'", async () => {
  expect(await messageOf((c) => c.main.health())).toBe('Health check failed');
  expect(await messageOf((c) => c.voice.health())).toBe('Health check failed');
});
it("§8.23 Fallback: 'Failed to fetch job roles'", async () =>
  expect(await messageOf((c) => c.main.jobRoles())).toBe('Failed to fetch job roles'));
it("§8.24 Fallback: 'Resume sync failed'", async () =>
  expect(await messageOf((c) => c.voice.syncResume(uploader, fileOf(9)))).toBe(
    'Resume sync failed',
  ));
it("§8.25 Fallback: 'JD sync failed'", async () =>
  expect(await messageOf((c) => c.voice.syncJobRole(uploader, {}))).toBe('JD sync failed'));
it("§8.26 Fallback: 'Voice bot initialization failed'", async () =>
  expect(await messageOf((c) => c.voice.openRoom({ user_identity: 'a@b.co' }))).toBe(
    'Voice bot initialization failed',
  ));

/** Every call to the main API that needs a signed-in candidate. */
const CALLS_OF_A_SESSION: ((c: Clients) => Promise<unknown>)[] = [
  (c) => c.main.authStatus(),
  (c) => c.main.myResumes(),
  (c) => c.main.jobRoles(),
  (c) => c.main.createInterview({ resumeId: ID, jobRoleId: ID }),
  (c) => c.main.listInterviews(),
  (c) => c.main.getInterview(ID),
  (c) => c.main.startInterview(ID),
  (c) => c.main.addMessage(ID, { role: 'user', content: 'Hello' }),
  (c) => c.main.completeInterview(ID),
  (c) => c.main.analyzeInterview(ID),
  (c) => c.main.getAssessment(ID),
  (c) => c.main.sendRuntimeData('s', { components: [], deviceId: 'web', screenName: 'x' }),
];

it('§6.3 Calls carry the bearer access token', async () => {
  for (const call of [
    // The status check is identified by its API key and session token alone.
    ...CALLS_OF_A_SESSION.slice(1),
    (c: Clients) => c.voice.listResumes(uploader),
    (c: Clients) => c.voice.uploadResume(uploader, fileOf(9)),
    (c: Clients) => c.voice.generateQuestions({ resume_id: ID, user_id: 'u1' }),
    uploadText('x'.repeat(50)),
    (c: Clients) => c.voice.listJobDescriptions(uploader),
    (c: Clients) => c.voice.getJobDescription(ID),
    (c: Clients) => c.voice.deleteJobDescription(ID),
    (c: Clients) => c.voice.openRoom({ user_identity: 'a@b.co' }),
  ]) {
    expect((await requestOf(call)).headers).toMatchObject({ authorization: 'Bearer old' });
  }
});
it('§6.4 Many calls, all of them to the main API, also send the session token in the x-session-token header', async () => {
  for (const call of CALLS_OF_A_SESSION)
    expect((await requestOf(call)).headers).toMatchObject({ 'x-session-token': 'session-1' });
  expect(
    (await requestOf((c) => c.voice.openRoom({ user_identity: 'a@b.co' }))).headers,
  ).not.toHaveProperty('x-session-token');
});
it('§6.5 The voice login uses an API key header', async () =>
  expect(
    (await requestOf((c) => c.voice.openRoom({ user_identity: 'a@b.co' }))).headers,
  ).toMatchObject({ 'x-api-key': 'key-1' }));
it('§6.6 The status check uses an API key header', async () =>
  expect((await requestOf((c) => c.main.authStatus())).headers).toMatchObject({
    'x-api-key': 'key-1',
  }));
it('§6.7 Login uses cookies, with credentials included', async () =>
  expect((await requestOf(login)).credentials).toBe('include'));
it('§6.8 Registration uses cookies, with credentials included', async () =>
  expect((await requestOf(register)).credentials).toBe('include'));

it('§3.26 Job description record: user_id, job_title, company_name, jd_content or file', async () => {
  const fieldsOf = async (call: (c: Clients) => Promise<unknown>) => [
    ...((await requestOf(call)).body as FormData).keys(),
  ];
  const job = { jobTitle: 'Engineer', companyName: 'Marsa Pay' };
  expect(
    await fieldsOf((c) =>
      c.voice.uploadJobDescriptionText(uploader, { ...job, content: 'x'.repeat(50) }),
    ),
  ).toEqual(['user_id', 'job_title', 'company_name', 'jd_content']);
  expect(
    await fieldsOf((c) =>
      c.voice.uploadJobDescriptionFile(uploader, {
        ...job,
        file: { bytes: new Blob(['%PDF'], { type: 'application/pdf' }), name: 'jd.pdf' },
      }),
    ),
  ).toEqual(['user_id', 'job_title', 'company_name', 'file']);
});

it('§4.54 Interview: the analysis can be forced to run again with forceReAnalyze', async () =>
  expect(
    (await requestOf((c) => c.main.analyzeInterview(ID, { forceReAnalyze: true }))).body,
  ).toMatchObject({ forceReAnalyze: true }));
it('§4.55 Interview: quickAnalysis is always false', async () => {
  for (const given of [{}, { forceReAnalyze: true }, { quickAnalysis: true }]) {
    expect((await requestOf((c) => c.main.analyzeInterview(ID, given))).body).toMatchObject({
      quickAnalysis: false,
    });
  }
});

it("§5.11 Resume file: PDF only, 'Only PDF files are supported for resumes'", async () =>
  expect(
    await messageOf((c) =>
      c.voice.uploadResume(uploader, fileOf(9, 'cv.docx', 'application/msword')),
    ),
  ).toBe('Only PDF files are supported for resumes'));
it("§5.13 Resume file: 10485760 bytes or more, 'Resume file size must be less than 10MB'", async () =>
  expect(await messageOf((c) => c.voice.uploadResume(uploader, fileOf(10_485_760)))).toBe(
    'Resume file size must be less than 10MB',
  ));
it("§5.16 Resume file: none chosen, 'Please select a resume file'", async () =>
  expect(await messageOf((c) => c.voice.uploadResume(uploader, none))).toBe(
    'Please select a resume file',
  ));
it("§5.19 JD text: content required, 'Job description content cannot be empty'", async () =>
  expect(await messageOf(uploadText('  '))).toBe('Job description content cannot be empty'));
it("§5.23 JD text: the user identity must exist, 'User identity not found. Please log in again.'", async () =>
  expect(await messageOf(uploadText('x'.repeat(50), ''))).toBe(
    'User identity not found. Please log in again.',
  ));
it("§5.24 JD file: PDF only, 'Only PDF files are supported for job descriptions'", async () => {
  expect(
    await messageOf((c) =>
      c.voice.uploadJobDescriptionFile(uploader, {
        jobTitle: 'E',
        file: fileOf(9, 'jd.txt', 'text/plain'),
      }),
    ),
  ).toBe('Only PDF files are supported for job descriptions');
});
it("§5.26 JD file: 5242880 bytes or more, 'Job description file size must be less than 5MB'", async () => {
  expect(
    await messageOf((c) =>
      c.voice.uploadJobDescriptionFile(uploader, { jobTitle: 'E', file: fileOf(5_242_880) }),
    ),
  ).toBe('Job description file size must be less than 5MB');
});
