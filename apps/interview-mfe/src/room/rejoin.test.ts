import { Rejoin, REJOIN_RETRY_MS, REJOIN_WITHIN_MS } from './rejoin';
import { FakeClock, settle } from './testing/fake-clock';

class Refusal extends Error {
  readonly status = 409;
}

/** Simulates a room server; `down` is the error of opening the room. */
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

describe('finding the way back into a room', () => {
  test('the room is opened anew and joined, at once', async () => {
    const { rejoin, seen } = setUp();
    rejoin.start();
    await settle();
    expect(seen).toEqual(['asks', 'connects ws://room token', 'joined']);
    expect(rejoin.active).toBe(false);
  });

  test('a server that is away is asked every two seconds until it is back', async () => {
    const { rejoin, seen, clock, server } = setUp({ down: new Error('away') });
    rejoin.start();
    await settle();
    await clock.advance(2 * REJOIN_RETRY_MS);
    server.down = null;
    expect(rejoin.active).toBe(true);
    await clock.advance(REJOIN_RETRY_MS);
    expect(seen).toEqual(['asks', 'asks', 'asks', 'asks', 'connects ws://room token', 'joined']);
  });

  test('a room that cannot be joined is asked for once more', async () => {
    const { rejoin, seen, clock, server } = setUp();
    server.refusesConnection = new Error('no way through');
    rejoin.start();
    await settle();
    server.refusesConnection = null;
    await clock.advance(REJOIN_RETRY_MS);
    expect(seen.filter((step) => step === 'asks')).toHaveLength(2);
    expect(seen.at(-1)).toBe('joined');
  });

  test('it is given up once nobody waits in the room any more', async () => {
    const { rejoin, seen, clock } = setUp({ down: new Error('away') });
    rejoin.start();
    await settle();
    await clock.advance(REJOIN_WITHIN_MS - REJOIN_RETRY_MS);
    expect(seen).not.toContain('given up');
    await clock.advance(REJOIN_RETRY_MS);
    expect(seen.at(-1)).toBe('given up');
    expect([rejoin.active, clock.running]).toEqual([false, 0]);
  });

  test('it is given up at once where the server refuses: the interview has ended', async () => {
    const { rejoin, seen } = setUp({ down: new Refusal('ended') });
    rejoin.start();
    await settle();
    expect(seen).toEqual(['asks', 'given up']);
  });

  test('a second loss while a way back is looked for starts no second search', async () => {
    const { rejoin, seen } = setUp({ down: new Error('away') });
    rejoin.start();
    rejoin.start();
    await settle();
    expect(seen).toEqual(['asks']);
  });

  test('stopped, it tries no more', async () => {
    const { rejoin, seen, clock } = setUp({ down: new Error('away') });
    rejoin.start();
    await settle();
    rejoin.stop();
    await clock.advance(REJOIN_WITHIN_MS);
    expect([seen, clock.running]).toEqual([['asks'], 0]);
  });

  test('an answer that comes after it was stopped joins nothing', async () => {
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
