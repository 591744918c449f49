import { loginResponseSchema, MAIN_API, path, VOICE_API } from '@portal/protocol';
import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startHarness, tokens, type Harness, type Person } from '../testing/harness';
import { roomsOfVoiceApi } from './login-room';

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
}, 60_000);
afterAll(() => h.close());
beforeEach(() => {
  h.rooms.asked.length = 0;
});

const login = ({ email, password }: Person, more: object = {}) =>
  h.call('POST', MAIN_API.login, { body: { email, password, ...more } });
const ROOM = { roomName: expect.any(String), livekitToken: expect.any(String) };

describe('a login that names an interview', () => {
  it('returns the room of an interview that is under way', async () => {
    const person = await h.candidate();
    const interviewId = await h.interview(person, 'started');
    const reply = await login(person, { interviewId, hearing: 'none' });
    expect(reply.status).toBe(200);
    const { data } = loginResponseSchema.parse(reply.body);
    expect(data).toMatchObject({
      roomName: `interview-${interviewId}`,
      livekitToken: 'room-token',
      livekitUrl: 'ws://rooms.example',
      interviewId,
      expiresIn: 900,
    });
    expect(h.rooms.asked).toEqual([
      {
        userId: person.userId,
        accessToken: data.user.accessToken,
        interviewId,
        hearing: 'none',
      },
    ]);
    expect(await tokens.verifyAccess(data.user.accessToken)).toMatchObject({
      userId: person.userId,
    });
  });

  it.each(['created', 'completed'] as const)(
    'returns no room for an interview that is %s',
    async (state) => {
      const person = await h.candidate();
      const interviewId = await h.interview(person, state);
      const reply = await login(person, { interviewId });
      expect(reply.status).toBe(200);
      expect(reply.body.data).not.toMatchObject(ROOM);
      expect(h.rooms.asked).toEqual([]);
    },
  );

  it("returns no room for another person's interview, or for none", async () => {
    const person = await h.candidate();
    const interviewId = await h.interview(await h.candidate(), 'started');
    for (const named of [interviewId, randomUUID()]) {
      const reply = await login(person, { interviewId: named });
      expect(reply.status).toBe(200);
      expect(reply.body.data.roomName).toBeUndefined();
      expect(reply.body.data.interviewId).toBeUndefined();
    }
    expect(h.rooms.asked).toEqual([]);
  });

  it('succeeds without a room if the room cannot be opened', async () => {
    const person = await h.candidate();
    const interviewId = await h.interview(person, 'started');
    const { open } = h.rooms;
    h.rooms.open = () => Promise.reject(new Error('The voice API answered with 503'));
    const reply = await login(person, { interviewId });
    h.rooms.open = open;
    expect(reply.status).toBe(200);
    expect(reply.body.data.user.id).toBe(person.userId);
    expect(reply.body.data.roomName).toBeUndefined();
    expect(h.rooms.asked).toHaveLength(1);
  });

  it('opens nothing for a wrong password, or while a document is missing', async () => {
    const person = await h.candidate();
    const interviewId = await h.interview(person, 'started');
    expect((await login({ ...person, password: 'wrong horse' }, { interviewId })).status).toBe(401);
    const newcomer = await h.register();
    expect((await login(newcomer, { interviewId })).status).toBe(403);
    expect(h.rooms.asked).toEqual([]);
  });

  it('must name it by an id', async () => {
    const person = await h.candidate();
    expect((await login(person, { interviewId: 'mine' })).status).toBe(400);
  });
});

it('a login that names no interview opens no room', async () => {
  const person = await h.candidate();
  await h.interview(person, 'started');
  expect((await login(person)).body.data.roomName).toBeUndefined();
  expect(h.rooms.asked).toEqual([]);
});

describe('rooms from the voice API', () => {
  let server: Server;
  let answer: { status: number; body: string };
  let asked: { url: string | undefined; headers: object; body: unknown } | null = null;
  beforeAll(
    () =>
      new Promise<void>((resolve) => {
        server = createServer((request, response) => {
          let body = '';
          request.on('data', (part: Buffer) => (body += part.toString()));
          request.on('end', () => {
            asked = { url: request.url, headers: request.headers, body: JSON.parse(body) };
            response.writeHead(answer.status, { 'content-type': 'application/json' });
            response.end(answer.body);
          });
        }).listen(0, '127.0.0.1', resolve);
      }),
  );
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  const voiceApiUrl = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const openRoom = () =>
    roomsOfVoiceApi({ voiceApiUrl: voiceApiUrl(), apiKeys: ['pk_first', 'pk_second'] })!({
      userId: 'user-1',
      accessToken: 'access-1',
      interviewId: 'interview-id',
      hearing: 'browser',
    });

  it('are asked for with the person’s token and the first API key', async () => {
    answer = {
      status: 200,
      body: JSON.stringify({
        session_id: 's',
        room_name: 'interview-1',
        livekit_token: 't',
        livekit_url: 'ws://rooms.example',
        expires_in: 3_600,
        user_identity: 'mona@example.com',
      }),
    };
    expect(await openRoom()).toEqual({
      roomName: 'interview-1',
      livekitToken: 't',
      livekitUrl: 'ws://rooms.example',
    });
    expect(asked).toMatchObject({
      url: path(VOICE_API.login, {}),
      headers: { authorization: 'Bearer access-1', 'x-api-key': 'pk_first' },
      body: { user_identity: 'user-1', interview_id: 'interview-id', hearing: 'browser' },
    });
  });

  it.each([
    [{ status: 503, body: '{"message":"mona@example.com"}' }, 'The voice API answered with 503'],
    [{ status: 200, body: '{"room_name":7}' }, 'The voice API answered in an unknown format'],
  ])('are missing after the answer %j', async (wrong, message) => {
    answer = wrong;
    await expect(openRoom()).rejects.toThrow(message);
  });

  it('are not asked for without an address', () => {
    expect(roomsOfVoiceApi({ voiceApiUrl: undefined, apiKeys: [] })).toBeNull();
  });
});
