/** @jest-environment node */
import {
  createMainApiClient,
  createVoiceApiClient,
  staticSession,
  type ApiError,
} from '@portal/api-clients';
import {
  answersOf,
  createFakeFetch,
  roomAnswer,
  sampleSummary,
  type Answers,
  type Call,
} from '@portal/testing/fake-servers';
import { path, MAIN_API, type InterviewSummary, type Prosody } from '@portal/protocol';
import { createServerBackend } from './server-backend';

const idOf = (index: number) => `8d7f1f3e-0000-4a55-9a55-${index.toString().padStart(12, '0')}`;
/** 25 interviews, newest first. The server lists at most 20 unless it is asked for more. */
const interviews = Array.from({ length: 25 }, (_, index) =>
  sampleSummary('en-US', { id: idOf(25 - index), status: 'started' }),
);
const oldest = interviews.at(-1)!;

function setUp(change: Answers = {}, prosody?: Prosody) {
  const rooms: Call[] = [];
  const calls: string[] = [];
  const urls = { mainApiUrl: 'http://main', voiceApiUrl: 'http://voice' };
  const answers: Answers = {
    ...answersOf('en-US'),
    listInterviews: ({ query }) => ({
      json: { data: interviews.slice(0, Number(query.get('limit') ?? 20)) },
    }),
    getInterview: ({ path: asked }) => {
      const found = interviews.find(({ id }) => asked === path(MAIN_API.interview, { id }));
      return found ? { json: { data: found } } : { status: 404 };
    },
    voiceLogin: (call) => {
      rooms.push(call);
      return roomAnswer();
    },
    ...change,
  };
  const fetch = createFakeFetch({
    ...urls,
    answers: () => answers,
    onCall: ({ method, path: asked }) => calls.push(`${method} ${asked}`),
  });
  const session = staticSession({ accessToken: 'access-1', sessionToken: 'session-1' });
  const clients = {
    main: createMainApiClient({ baseUrl: urls.mainApiUrl, session, fetch }),
    voice: createVoiceApiClient({ baseUrl: urls.voiceApiUrl, session, fetch }),
  };
  const state = {
    userIdentity: 'layla@mail.example',
    sessionId: 'session-1',
    hearing: null,
    prosody,
  };
  return { rooms, calls, backend: createServerBackend(clients, () => state, oldest.id) };
}

test('loads the interview by its id, however many newer ones there are', async () => {
  const { backend, calls } = setUp();
  expect(await backend.loadInterview()).toEqual<InterviewSummary>(oldest);
  expect(calls).toEqual([`GET /api/v1/interviews/${oldest.id}`]);
});

test('opens the room of an interview that is not among the newest', async () => {
  const { backend, rooms } = setUp();
  await backend.openRoom();
  await backend.callInterviewer('ai-interviewer-1');
  expect(rooms.map(({ json }) => json)).toEqual([
    expect.objectContaining({ interview_id: oldest.id, resume_id: oldest.resumeId }),
    expect.objectContaining({
      interview_id: oldest.id,
      missing_interviewer: 'ai-interviewer-1',
    }),
  ]);
});

test('calls an interviewer that speaks as the candidate has set it', async () => {
  const { backend, rooms } = setUp({}, { rate: 80, pitch: 1 });
  await backend.callInterviewer(null);
  expect(rooms[0]?.json).toMatchObject({ prosody: { rate: 80, pitch: 1 } });
});

test('rejects with the text of the call if the server refuses without a message', async () => {
  const { backend } = setUp({ getInterview: { status: 500 } });
  await expect(backend.loadInterview()).rejects.toMatchObject<Partial<ApiError>>({
    message: 'Failed to fetch interview',
  });
});

test('corrects a message by the id that adding it has returned', async () => {
  const { backend, calls } = setUp();
  const { id } = await backend.addMessage({ role: 'user', content: 'One rye' });
  const corrected = await backend.correctMessage(id, [
    { from: 1, count: 1, heard: 'rye', text: 'row' },
  ]);
  expect(corrected).toMatchObject({
    id,
    content: 'One rye',
    corrections: { items: [{ heard: 'rye', text: 'row' }] },
  });
  expect(calls).toEqual([
    `POST /api/v1/interviews/${oldest.id}/messages`,
    `PATCH /api/v1/interviews/${oldest.id}/messages/${id}`,
  ]);
});
