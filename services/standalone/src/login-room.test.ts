import { openTestDatabase } from '@portal/db/testing';
import { buildMainApi, type MainConfig } from '@portal/main-api';
import { MAIN_API, path } from '@portal/protocol';
import type { AppServer } from '@portal/server-kit';
import { buildVoiceApi, loadVoiceConfig, type RoomAccess } from '@portal/voice-api';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';

const HOST = '127.0.0.1';
const PERSON = {
  email: `${randomUUID()}@example.com`,
  password: 'correct horse',
  firstName: 'Mona',
  lastName: 'Said',
};

/** Both APIs on one database, as they are deployed: the main API calls the voice API over HTTP. */
let voice: AppServer;
let voiceApiUrl: string;
let interviewId: string;
let userId: string;
let buildMain: (change: Partial<MainConfig>) => Promise<AppServer>;
const closing: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  const { db, close } = await openTestDatabase();
  closing.push(close);
  const config = loadVoiceConfig({
    JWT_SECRET: 'j'.repeat(32),
    INTERVIEWER_TOKEN: 'i'.repeat(16),
    API_KEYS: 'pk_test',
    RATE_LIMIT_MAX: '0',
    LOG_LEVEL: 'silent',
    LIVEKIT_URL: 'ws://rooms.example',
    LIVEKIT_API_KEY: 'key',
    LIVEKIT_API_SECRET: 'x'.repeat(40),
  });
  voice = await buildVoiceApi({
    config,
    db,
    logger: false,
    pdfWorkerUrl: new URL('./attacks/no-pdf-reader.mjs', import.meta.url),
    rooms: {
      openRoom: () => Promise.resolve(),
      openCheckRoom: () => Promise.resolve(),
      tokenFor: (access: RoomAccess) => Promise.resolve(JSON.stringify(access)),
      ping: () => Promise.resolve(),
      close: () => undefined,
    },
  });
  voiceApiUrl = await voice.listen({ host: HOST, port: 0 });
  buildMain = async (change) => {
    const app = await buildMainApi({ config: { ...config, ...change }, db, logger: false });
    closing.unshift(() => app.close());
    return app;
  };
  closing.unshift(() => voice.close());

  const main = await buildMain({});
  const registered = await main.inject({ method: 'POST', url: MAIN_API.register, payload: PERSON });
  userId = registered.json<{ data: { id: string } }>().data.id;
  const { resume } = await db.resumes.upsertUpload({
    userId,
    contentHash: randomUUID(),
    originalName: 'cv.pdf',
    bytes: Buffer.from('%PDF-1.7'),
  });
  await db.resumes.complete(resume.id, {
    parsed: {
      name: 'Mona',
      skills: ['Go'],
      titles: [],
      employers: [],
      projects: [],
      employments: [],
      yearsOfExperience: 3,
      textLength: 9,
      pages: 1,
    },
    text: 'Mona, Go',
  });
  const { jobDescription } = await db.jobDescriptions.upsertUpload({
    userId,
    contentHash: randomUUID(),
    jobTitle: 'Engineer',
    companyName: 'Acme',
    content: 'Go wanted',
    parsed: { skills: ['Go'], responsibilities: [], yearsRequired: null },
  });
  const interview = await db.interviews.create(
    {
      userId,
      resumeId: resume.id,
      jobRoleId: jobDescription.id,
      numberOfQuestions: 3,
      language: 'en-US',
      difficulty: 'medium',
    },
    new Date(),
  );
  interviewId = interview.id;
  // Only an interview with a plan can start: opening its room makes one.
  const signedIn = await logIn(main);
  await voice.inject({
    method: 'POST',
    url: '/auth/login',
    headers: { authorization: `Bearer ${signedIn.user.accessToken}`, 'x-api-key': 'pk_test' },
    payload: { user_identity: userId, interview_id: interviewId },
  });
  const started = await main.inject({
    method: 'PATCH',
    url: path(MAIN_API.startInterview, { id: interviewId }),
    headers: { authorization: `Bearer ${signedIn.user.accessToken}` },
  });
  expect(started.statusCode).toBe(200);
}, 60_000);
afterAll(async () => {
  for (const close of closing) await close();
});

interface SignedIn {
  user: { accessToken: string };
  roomName?: string;
  livekitToken?: string;
  livekitUrl?: string;
}

async function logIn(main: AppServer, more: object = {}): Promise<SignedIn> {
  const { email, password } = PERSON;
  const reply = await main.inject({
    method: 'POST',
    url: MAIN_API.login,
    payload: { email, password, ...more },
  });
  expect(reply.statusCode).toBe(200);
  return reply.json<{ data: SignedIn }>().data;
}

it('the voice API gives a login the room of its interview', async () => {
  const data = await logIn(await buildMain({ voiceApiUrl }), { interviewId });
  expect(data).toMatchObject({
    roomName: `interview-${interviewId}`,
    livekitUrl: 'ws://rooms.example',
  });
  expect(JSON.parse(data.livekitToken ?? '')).toMatchObject({
    roomName: `interview-${interviewId}`,
    identity: userId,
  });
});

it.each([
  ['refuses the application', { apiKeys: ['pk_unknown'] }],
  ['is not configured', { voiceApiUrl: undefined }],
])('a login succeeds without a room if the voice API %s', async (_, change) => {
  const data = await logIn(await buildMain({ voiceApiUrl, ...change }), { interviewId });
  expect(data.user.accessToken).toBeTruthy();
  expect(data.roomName).toBeUndefined();
});

it('a login succeeds without a room if the voice API does not answer', async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, HOST, resolve));
  const address = silent.address() as { port: number };
  const sockets = new Set<{ destroy(): void }>();
  silent.on('connection', (socket) => sockets.add(socket));
  try {
    const main = await buildMain({ voiceApiUrl: `http://${HOST}:${address.port}` });
    expect((await logIn(main, { interviewId })).roomName).toBeUndefined();
  } finally {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => silent.close(resolve));
  }
});
