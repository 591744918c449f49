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

const SENTENCE = { language: 'ar-SA', hearing: 'local' };

const check = ({
  token = person.accessToken as string | null,
  headers = { 'x-api-key': API_KEY } as Record<string, string>,
  body = SENTENCE as object,
  on = harness,
} = {}) => on.send('POST', VOICE_API.recognitionCheck, { ...(token && { token }), headers, body });

describe('the recognition check', () => {
  it('gives one person two minutes in a separate room', async () => {
    const { status, body } = await check();
    expect(status).toBe(200);
    expect(body).toEqual({
      room_name: expect.stringMatching(/^recognition-check-[0-9a-f-]{36}$/),
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
  });

  it('calls an interviewer who listens to this person, with the chosen engine', async () => {
    const { body } = await check();
    const { name, interviewerMetadata } = harness.rooms.recognitionChecks.at(-1)!;
    expect(name).toBe(body.room_name);
    expect(JSON.parse(interviewerMetadata)).toEqual({
      kind: 'recognition_check',
      candidate: person.userId,
      ...SENTENCE,
      requestId: expect.any(String),
    });
    expect(harness.rooms.opened).toEqual([]);
  });

  it('takes the person from the token, whatever the body says', async () => {
    const other = await harness.person();
    await check({ body: { ...SENTENCE, candidate: other.userId, kind: 'interview' } });
    const { interviewerMetadata } = harness.rooms.recognitionChecks.at(-1)!;
    expect(JSON.parse(interviewerMetadata)).toMatchObject({
      kind: 'recognition_check',
      candidate: person.userId,
    });
  });

  it.each([
    ['the browser, which needs no server', { ...SENTENCE, hearing: 'browser' }],
    ['typing', { ...SENTENCE, hearing: 'none' }],
    ['another language', { ...SENTENCE, language: 'fr-FR' }],
    ['no engine', { language: 'en-US' }],
  ])('is refused for %s', async (_what, body) => {
    expect(await check({ body })).toMatchObject({ status: 400 });
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

  it('is limited per person, so that nobody occupies all interviewers', async () => {
    const limited = await startHarness({ env: { RATE_LIMIT_MAX: '1000' } });
    const [one, other] = [await limited.person(), await limited.person()];
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1)
      statuses.push((await check({ token: one.accessToken, on: limited })).status);
    const others = await check({ token: other.accessToken, on: limited });
    await limited.close();
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(others.status).toBe(200);
  }, 60_000);
});
