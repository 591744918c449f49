import { FakeClock, settle } from '@portal/testing/fake-clock';
import { Rejoin, REJOIN_RETRY_MS, REJOIN_WITHIN_MS } from './rejoin';

class Refusal extends Error {
  readonly status = 409;
}

/** Simulates a room server. If `down` is set, opening the room fails with that error. */
function setUp({ down = null as Error | null } = {}) {
  const clock = new FakeClock();
  const server = { down, hanging: false, refusesConnection: null as Error | null };
  const seen: string[] = [];
  const rejoin = new Rejoin({
    clock,
    async openRoom() {
      seen.push('asks');
      if (server.hanging)
        await new Promise<void>((resolve) => {
          release = resolve;
        });
      if (server.down) throw server.down;
      return { url: 'ws://room', token: 'token' };
    },
    async connect(url, token) {
      seen.push(`connects ${url} ${token}`);
      if (server.refusesConnection) throw server.refusesConnection;
    },
    onJoined: () => seen.push('joined'),
    onGivenUp: () => seen.push('given up'),
    log: () => undefined,
  });
  let release: () => void = () => undefined;
  return { clock, server, seen, rejoin, answer: () => release() };
}

describe('rejoining a room', () => {
  test('reopens and joins the room immediately', async () => {
    const { rejoin, seen } = setUp();
    rejoin.start();
    await settle();
    expect(seen).toEqual(['asks', 'connects ws://room token', 'joined']);
    expect(rejoin.active).toBe(false);
  });

  test('retries every two seconds while the server is down', async () => {
    const { rejoin, seen, clock, server } = setUp({ down: new Error('away') });
    rejoin.start();
    await settle();
    await clock.advance(2 * REJOIN_RETRY_MS);
    server.down = null;
    expect(rejoin.active).toBe(true);
    await clock.advance(REJOIN_RETRY_MS);
    expect(seen).toEqual(['asks', 'asks', 'asks', 'asks', 'connects ws://room token', 'joined']);
  });

  test('reopens a room that cannot be joined', async () => {
    const { rejoin, seen, clock, server } = setUp();
    server.refusesConnection = new Error('no way through');
    rejoin.start();
    await settle();
    server.refusesConnection = null;
    await clock.advance(REJOIN_RETRY_MS);
    expect(seen.filter((step) => step === 'asks')).toHaveLength(2);
    expect(seen.at(-1)).toBe('joined');
  });

  test("gives up when the room's departure timeout has passed", async () => {
    const { rejoin, seen, clock } = setUp({ down: new Error('away') });
    rejoin.start();
    await settle();
    await clock.advance(REJOIN_WITHIN_MS - REJOIN_RETRY_MS);
    expect(seen).not.toContain('given up');
    await clock.advance(REJOIN_RETRY_MS);
    expect(seen.at(-1)).toBe('given up');
    expect([rejoin.active, clock.running]).toEqual([false, 0]);
  });

  test('gives up immediately if the server refuses: the interview has ended', async () => {
    const { rejoin, seen } = setUp({ down: new Refusal('ended') });
    rejoin.start();
    await settle();
    expect(seen).toEqual(['asks', 'given up']);
  });

  test('a second loss while rejoining starts nothing', async () => {
    const { rejoin, seen } = setUp({ down: new Error('away') });
    rejoin.start();
    rejoin.start();
    await settle();
    expect(seen).toEqual(['asks']);
  });

  test('stop ends retries', async () => {
    const { rejoin, seen, clock } = setUp({ down: new Error('away') });
    rejoin.start();
    await settle();
    rejoin.stop();
    await clock.advance(REJOIN_WITHIN_MS);
    expect([seen, clock.running]).toEqual([['asks'], 0]);
  });

  test('a response after stop joins nothing', async () => {
    const { rejoin, seen, server, answer } = setUp();
    server.hanging = true;
    rejoin.start();
    await settle();
    rejoin.stop();
    answer();
    await settle();
    expect(seen).toEqual(['asks']);
  });
});
