import { exchangeByUpload } from './exchange';
import { createMainApiClient } from './main-api/client';
import { fakeServer, fakeSession, rejection } from './testing/fake-server';
import { createVoiceApiClient } from './voice-api/client';

const ID = '7a4ab3e4-6d9e-4b6e-9a58-4c1c0a3f7a11';

function clients() {
  const { session } = fakeSession({ accessToken: 'jwt' });
  const { fetch, sent } = fakeServer(() => ({ status: 500 }));
  return {
    main: createMainApiClient({ baseUrl: 'http://main', session, fetch }),
    voice: createVoiceApiClient({ baseUrl: 'http://voice', session, fetch }),
    sent,
  };
}

it('calls of the main API carry the bearer and the session token', async () => {
  const { main, sent } = clients();
  await rejection(main.getInterview(ID));
  expect(sent[0]).toMatchObject({
    method: 'GET',
    url: `http://main/api/v1/interviews/${ID}`,
    headers: { authorization: 'Bearer jwt', 'x-session-token': 'session-1' },
  });
});

it('calls with a report ticket send it and no bearer', async () => {
  const { main, sent } = clients();
  await rejection(main.getInterview(ID, { ticket: 'once' }));
  expect(sent[0]?.headers).toMatchObject({ 'x-report-ticket': 'once' });
  expect(sent[0]?.headers).not.toHaveProperty('authorization');
});

it('calls without a body have no content type', async () => {
  const { main, sent } = clients();
  await rejection(main.startInterview(ID));
  expect(sent[0]?.method).toBe('PATCH');
  expect(sent[0]?.headers).not.toHaveProperty('content-type');
});

it('login and register send cookies and no bearer', async () => {
  const { main, sent } = clients();
  await rejection(main.login({ email: 'a@b.co', password: 'x' }));
  await rejection(
    main.register({ email: 'a@b.co', password: 'secret', firstName: 'A', lastName: 'B' }),
  );
  for (const request of sent) {
    expect(request.credentials).toBe('include');
    expect(request.headers).not.toHaveProperty('authorization');
  }
});

it('the status check and the room login carry the API key', async () => {
  const { main, voice, sent } = clients();
  await rejection(main.authStatus());
  await rejection(voice.openRoom({ user_identity: 'a@b.co' }));
  expect(sent[0]?.headers).toMatchObject({ 'x-api-key': 'key-1', 'x-session-token': 'session-1' });
  expect(sent[1]?.headers).toMatchObject({ 'x-api-key': 'key-1' });
});

it('the connection check requires a signed-in user and a known application', async () => {
  const { voice, sent } = clients();
  await rejection(voice.connectionCheck());
  expect(sent[0]).toMatchObject({
    url: 'http://voice/auth/connection-check',
    headers: { 'x-api-key': 'key-1', authorization: 'Bearer jwt' },
  });
});

it('the recognition check names the language and the engine', async () => {
  const { voice, sent } = clients();
  await rejection(voice.recognitionCheck({ language: 'ar-SA', hearing: 'local' }));
  expect(sent[0]).toMatchObject({
    url: 'http://voice/auth/recognition-check',
    headers: { 'x-api-key': 'key-1', authorization: 'Bearer jwt' },
    body: { language: 'ar-SA', hearing: 'local' },
  });
});

it('a voice sample names the voice and its settings', async () => {
  const { voice, sent } = clients();
  await rejection(voice.voiceSample({ voice: 'adam', language: 'ar-SA', rate: 90, pitch: -2 }));
  expect(sent[0]).toMatchObject({
    url: 'http://voice/api/voices/sample?voice=adam&language=ar-SA&rate=90&pitch=-2',
    headers: { 'x-api-key': 'key-1', authorization: 'Bearer jwt' },
  });
});

it('reports errors without identifying the user', async () => {
  const { main, sent } = clients();
  await rejection(main.reportClientError({ kind: 'csp' } as never));
  expect(sent[0]).toMatchObject({
    method: 'POST',
    url: 'http://main/api/v1/client-errors',
    body: { kind: 'csp' },
    credentials: 'same-origin',
  });
  expect(Object.keys(sent[0]?.headers ?? {}).sort()).toEqual(['accept', 'content-type']);
});

it('the resume list sends only the given filters', async () => {
  const { main, sent } = clients();
  await rejection(main.myResumes({ page: 2, roleIds: ['a', 'b'], sortOrder: 'asc' }));
  expect(sent[0]?.url).toBe('http://main/resume/my-resumes?page=2&sortOrder=asc&roleIds=a%2Cb');
});

it('analysis is never quick', async () => {
  const { main, sent } = clients();
  await rejection(main.analyzeInterview(ID, { forceReAnalyze: true }));
  expect(sent[0]?.body).toEqual({ forceReAnalyze: true, quickAnalysis: false });
});

it('uploads send the user before the file', async () => {
  const { voice, sent } = clients();
  await rejection(
    voice.uploadResume(
      { userId: 'u1', token: 'onboarding' },
      { bytes: new Blob(['%PDF']), name: 'cv.pdf' },
    ),
  );
  expect([...(sent[0]?.body as FormData).keys()]).toEqual(['user_id', 'file']);
  expect(sent[0]?.headers).toMatchObject({ authorization: 'Bearer onboarding' });
});

it('a job role with missing fields is synced with the defaults', async () => {
  const { voice, sent } = clients();
  await rejection(voice.syncJobRole({ userId: 'u1' }, {}));
  expect(Object.fromEntries((sent[0]?.body as FormData).entries())).toEqual({
    user_id: 'u1',
    job_title: 'Job Role',
    company_name: 'Company',
    jd_content: 'No description provided',
  });
});

describe('an upload with progress', () => {
  class FakeUpload {
    static last: FakeUpload | null = null;
    upload = { onprogress: null as ((event: { loaded: number; total: number }) => void) | null };
    onload: (() => void) | null = null;
    onerror: (() => void) | null = null;
    onabort: (() => void) | null = null;
    withCredentials = false;
    responseType = '';
    response: unknown = new Blob(['{"ok":true}']);
    status = 200;
    sent: unknown = null;
    constructor() {
      FakeUpload.last = this;
    }
    open() {}
    setRequestHeader() {}
    send(body: unknown) {
      this.sent = body;
    }
    abort() {
      this.onabort?.();
    }
  }
  const request = {
    method: 'POST',
    path: '/x',
    fallbackKey: 'resumeUpload',
    auth: 'none',
  } as const;

  it('reports the bytes sent', async () => {
    const seen: number[] = [];
    const answer = exchangeByUpload(
      FakeUpload,
      'http://x',
      {},
      { ...request, onProgress: ({ sentBytes }) => seen.push(sentBytes) },
    );
    FakeUpload.last?.upload.onprogress?.({ loaded: 5, total: 10 });
    FakeUpload.last?.onload?.();
    expect(await (await answer).text()).toBe('{"ok":true}');
    expect(seen).toEqual([5]);
  });

  it('stops when the caller aborts', async () => {
    const abort = new AbortController();
    const answer = exchangeByUpload(
      FakeUpload,
      'http://x',
      {},
      { ...request, signal: abort.signal },
    );
    abort.abort();
    expect(await rejection(answer)).toMatchObject({ kind: 'aborted' });
  });

  it('fails with a network error if the connection breaks', async () => {
    const answer = exchangeByUpload(FakeUpload, 'http://x', {}, request);
    FakeUpload.last?.onerror?.();
    expect(await rejection(answer)).toMatchObject({ kind: 'network', message: 'Failed to fetch' });
  });
});

it('sends resume corrections to their own endpoint', async () => {
  const { voice, sent } = clients();
  const facts = {
    name: null,
    skills: ['Go'],
    titles: [],
    employers: [],
    projects: [],
    yearsOfExperience: 3,
  };
  expect(await rejection(voice.correctResume(ID, facts))).toMatchObject({
    message: 'We couldn’t save your resume',
  });
  expect(sent[0]).toMatchObject({
    method: 'PATCH',
    url: `http://voice/api/resume/${ID}`,
    body: { parsedData: facts },
  });
});

it('renames and deletes documents where they were uploaded', async () => {
  const { voice, sent } = clients();
  const messages = [
    await rejection(voice.renameResume(ID, 'CV')),
    await rejection(voice.deleteResume(ID)),
    await rejection(voice.renameJobDescription(ID, { job_title: 'Clerk', company_name: null })),
  ].map((error) => (error as Error).message);
  expect(messages).toEqual([
    'We couldn’t save your resume',
    'We couldn’t delete the resume',
    'We couldn’t save the job role',
  ]);
  expect(sent.map(({ method, url, body }) => [method, url, body])).toEqual([
    ['PATCH', `http://voice/api/resume/${ID}`, { originalName: 'CV' }],
    ['DELETE', `http://voice/api/resume/${ID}`, undefined],
    ['PATCH', `http://voice/api/jd/${ID}`, { job_title: 'Clerk', company_name: null }],
  ]);
});

it('deletes the account with the password in the body, and exports it as bytes', async () => {
  const { main, sent } = clients();
  await rejection(main.deleteAccount({ password: 'secret' }));
  await rejection(main.exportAccount());
  expect(sent[0]).toMatchObject({
    method: 'DELETE',
    url: 'http://main/api/v1/account',
    body: { password: 'secret' },
    headers: { authorization: 'Bearer jwt', 'x-session-token': 'session-1' },
  });
  expect(sent[1]).toMatchObject({ method: 'GET', url: 'http://main/api/v1/account/export' });
});

it('tells when a request has no response, and only then', async () => {
  const { session } = fakeSession();
  const unreachable: string[] = [];
  const answers: Record<string, (index: number) => { status?: number } | Error> = {
    refused: () => ({ status: 503 }),
    gone: () => new TypeError('Failed to fetch'),
  };
  for (const [name, answer] of Object.entries(answers)) {
    const { fetch } = fakeServer((_, index) => answer(index));
    const options = { session, fetch, onUnreachable: () => void unreachable.push(name) };
    await rejection(createMainApiClient({ baseUrl: 'http://main', ...options }).jobRoles());
    await rejection(
      createVoiceApiClient({ baseUrl: 'http://voice', ...options }).listResumes({ userId: 'u' }),
    );
  }
  expect(unreachable).toEqual(['gone', 'gone']);
});
