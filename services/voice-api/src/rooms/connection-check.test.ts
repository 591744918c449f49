import { VOICE_API } from '@portal/protocol';
import { API_KEY, startHarness, type Harness, type Person } from '../testing/harness';

let harness: Harness;
let person: Person;
beforeAll(async () => {
  harness = await startHarness();
  person = await harness.person();
}, 60_000);
afterAll(() => harness.close());
beforeEach(() => {
  harness.rooms.down = false;
});

const check = ({
  token = person.accessToken as string | null,
  headers = { 'x-api-key': API_KEY } as Record<string, string>,
  on = harness,
} = {}) =>
  on.send('POST', VOICE_API.connectionCheck, { ...(token && { token }), headers, body: {} });

describe('the connection check', () => {
  it('gives one person two minutes in a separate room', async () => {
    const { status, body } = await check();
    expect(status).toBe(200);
    expect(body).toEqual({
      room_name: expect.stringMatching(/^check-[0-9a-f-]{36}$/),
      livekit_url: 'ws://rooms.example:7880',
      expires_in: 120,
      livekit_token: expect.any(String),
    });
    expect(JSON.parse(body.livekit_token)).toEqual({
      roomName: body.room_name,
      identity: person.userId,
      displayName: '',
      ttlS: 120,
    });
    expect(harness.rooms.checks.at(-1)).toBe(body.room_name);
  });

  it('uses a new room each time, without an interviewer', async () => {
    const names = [(await check()).body.room_name, (await check()).body.room_name];
    expect(new Set(names).size).toBe(2);
    expect(harness.rooms.opened).toEqual([]);
  });

  it.each([
    ['without a token', { token: null }],
    ['with a token that is none', { token: 'x.y.z' }],
    ['without an API key', { headers: {} }],
  ])('is refused %s', async (_, without) => {
    expect(await check(without)).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
  });

  it('is refused with an onboarding token', async () => {
    expect((await check({ token: person.onboardingToken })).status).toBe(401);
  });

  it('reports an unreachable room server', async () => {
    harness.rooms.down = true;
    expect(await check()).toMatchObject({ status: 503, body: { code: 'room_unavailable' } });
  });

  it('is rate-limited, so that nobody can fill the room server with rooms', async () => {
    const limited = await startHarness({ env: { RATE_LIMIT_MAX: '1000' } });
    const { accessToken } = await limited.person();
    const statuses: number[] = [];
    for (let index = 0; index < 21; index += 1)
      statuses.push((await check({ token: accessToken, on: limited })).status);
    await limited.close();
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  }, 60_000);
});
