import type { FallbackKey } from './fallbacks';
import { isApiError } from './api-error';
import { createMainApiClient } from './main-api/client';
import { staticSession } from './session';
import { fakeServer, fakeSession, rejection } from './testing/fake-server';
import { createVoiceApiClient } from './voice-api/client';

const ID = '7a4ab3e4-6d9e-4b6e-9a58-4c1c0a3f7a11';
const pdf = { bytes: new Blob(['%PDF']), name: 'cv.pdf' };

function clients(answer: Parameters<typeof fakeServer>[0]) {
  const { fetch, sent } = fakeServer(answer);
  const { session } = fakeSession();
  return {
    main: createMainApiClient({ baseUrl: 'http://main', session, fetch }),
    voice: createVoiceApiClient({ baseUrl: 'http://voice', session, fetch }),
    sent,
  };
}

describe('a non-OK answer', () => {
  it('uses the message of the body', async () => {
    const { main } = clients(() => ({
      status: 403,
      json: {
        message: 'Resume required.',
        detail: 'why',
        code: 'resume_required',
        onboardingToken: 'o',
        userId: 'u',
      },
    }));
    const error = await rejection(main.login({ email: 'a@b.co', password: 'x' }));
    expect(error).toMatchObject({
      kind: 'http',
      status: 403,
      code: 'resume_required',
      message: 'Resume required.',
      detail: 'why',
      serverMessage: 'Resume required.',
    });
    expect(isApiError(error) && error.body).toMatchObject({ onboardingToken: 'o', userId: 'u' });
  });

  it('uses the detail if there is no message', async () => {
    const { main } = clients(() => ({ status: 422, json: { detail: 'Some detail' } }));
    expect(await rejection(main.jobRoles())).toMatchObject({ message: 'Some detail', code: null });
  });

  it.each([
    ['login', 'Login failed', (c) => c.main.login({ email: 'a@b.co', password: 'x' })],
    [
      'register',
      'Registration failed',
      (c) =>
        c.main.register({ email: 'a@b.co', password: 'secret', firstName: 'A', lastName: 'B' }),
    ],
    ['authStatus', 'Status check failed', (c) => c.main.authStatus()],
    [
      'runtimeData',
      'Runtime data send failed',
      (c) => c.main.sendRuntimeData('s', { components: [], deviceId: 'web', screenName: 'x' }),
    ],
    ['resumeUpload', 'Resume upload failed', (c) => c.voice.uploadResume({ userId: 'u' }, pdf)],
    ['fetchResumes', 'Failed to fetch resumes', (c) => c.main.myResumes()],
    ['fetchResumes', 'Failed to fetch resumes', (c) => c.voice.listResumes({ userId: 'u' })],
    [
      'generateQuestions',
      'Question generation failed',
      (c) => c.voice.generateQuestions({ resume_id: ID, user_id: 'u' }),
    ],
    [
      'jdUpload',
      'JD upload failed',
      (c) =>
        c.voice.uploadJobDescriptionText(
          { userId: 'u' },
          { jobTitle: 'T', content: 'x'.repeat(50) },
        ),
    ],
    [
      'jdUpload',
      'JD upload failed',
      (c) => c.voice.uploadJobDescriptionFile({ userId: 'u' }, { jobTitle: 'T', file: pdf }),
    ],
    ['fetchJds', 'Failed to fetch JDs', (c) => c.voice.listJobDescriptions({ userId: 'u' })],
    ['fetchJd', 'Failed to fetch JD', (c) => c.voice.getJobDescription(ID)],
    ['deleteJd', 'Failed to delete JD', (c) => c.voice.deleteJobDescription(ID)],
    [
      'createInterview',
      'Interview creation failed',
      (c) => c.main.createInterview({ resumeId: ID, jobRoleId: ID }),
    ],
    ['fetchInterview', 'Failed to fetch interview', (c) => c.main.getInterview(ID)],
    ['deleteInterview', 'We couldn’t delete the interview', (c) => c.main.deleteInterview(ID)],
    ['startInterview', 'Failed to start interview', (c) => c.main.startInterview(ID)],
    [
      'addMessage',
      'Failed to add message',
      (c) => c.main.addMessage(ID, { role: 'user', content: 'Hello' }),
    ],
    [
      'correctMessage',
      'We couldn’t save your corrections',
      (c) => c.main.correctMessage(ID, ID, { corrections: [] }),
    ],
    ['completeInterview', 'Failed to complete interview', (c) => c.main.completeInterview(ID)],
    ['analyze', 'Interview analysis failed', (c) => c.main.analyzeInterview(ID)],
    ['assessment', 'Failed to fetch assessment', (c) => c.main.getAssessment(ID)],
    ['health', 'Health check failed', (c) => c.main.health()],
    ['jobRoles', 'Failed to fetch job roles', (c) => c.main.jobRoles()],
    ['resumeSync', 'Resume sync failed', (c) => c.voice.syncResume({ userId: 'u' }, pdf)],
    ['jdSync', 'JD sync failed', (c) => c.voice.syncJobRole({ userId: 'u' }, {})],
    [
      'roomLogin',
      'Voice bot initialization failed',
      (c) => c.voice.openRoom({ user_identity: 'a@b.co' }),
    ],
  ] as [FallbackKey, string, (c: ReturnType<typeof clients>) => Promise<unknown>][])(
    'without a message from the server, %s is "%s"',
    async (fallbackKey, message, call) => {
      expect(await rejection(call(clients(() => ({ status: 500, text: '<html>' }))))).toMatchObject(
        { kind: 'http', status: 500, fallbackKey, message, serverMessage: null },
      );
    },
  );
});

describe('an unreadable answer', () => {
  it.each([
    ['text', { text: 'hello' }],
    ['another shape', { json: { data: 7 } }],
  ])('is a format error: %s', async (_, answer) => {
    const { main } = clients(() => answer);
    expect(await rejection(main.getInterview(ID))).toMatchObject({
      kind: 'format',
      status: 200,
      message: 'Invalid response format from server',
    });
  });
});

describe('no answer', () => {
  it("is a network error with the fetch error's message", async () => {
    const { main } = clients(() => new TypeError('connect refused'));
    expect(await rejection(main.health())).toMatchObject({
      kind: 'network',
      status: 0,
      message: 'Failed to fetch',
    });
  });

  it('is an abort if the caller cancelled', async () => {
    const abort = new AbortController();
    const { main } = clients(() => {
      abort.abort();
      return new TypeError('aborted');
    });
    expect(await rejection(main.health({ signal: abort.signal }))).toMatchObject({
      kind: 'aborted',
    });
  });
});

it('works for a worker with its own token', async () => {
  const { fetch, sent } = fakeServer(() => ({ status: 500 }));
  const voice = createVoiceApiClient({
    baseUrl: 'http://voice',
    session: staticSession({ accessToken: 'service' }),
    fetch,
  });
  await rejection(voice.getPlan(ID));
  expect(sent[0]?.headers.authorization).toBe('Bearer service');
});
