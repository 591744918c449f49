import type { AddMessageBody } from '@portal/protocol';
import { FakeClock, settle } from '@portal/testing/fake-clock';
import { MessagePoster, POST_RETRY_DELAYS_MS } from './message-poster';

const message = (content: string): AddMessageBody => ({
  role: 'user',
  content,
  metadata: { segmentId: content },
});

function setUp() {
  const clock = new FakeClock();
  const tries: string[] = [];
  const givenUp: unknown[] = [];
  const server = { down: false, error: new Error('down') };
  const poster = new MessagePoster(
    async ({ content }) => {
      tries.push(content);
      if (server.down) throw server.error;
    },
    clock,
    (error) => givenUp.push(error),
  );
  return { clock, tries, givenUp, server, poster };
}

describe('posting messages', () => {
  test('posts messages in order', async () => {
    const { tries, poster } = setUp();
    poster.add(message('one'));
    poster.add(message('two'));
    await settle();
    expect(tries).toEqual(['one', 'two']);
    expect(poster.pending).toBe(0);
  });

  test('retries a failed message before the next', async () => {
    const { clock, tries, server, poster } = setUp();
    server.down = true;
    poster.add(message('one'));
    poster.add(message('two'));
    await settle();
    server.down = false;
    await clock.advance(500);
    expect(tries).toEqual(['one', 'one', 'two']);
  });

  test('keeps retrying while the server is down', async () => {
    const { clock, tries, givenUp, server, poster } = setUp();
    server.down = true;
    poster.add(message('one'));
    await settle();
    for (const delay of POST_RETRY_DELAYS_MS) await clock.advance(delay);
    await clock.advance(60_000);
    expect(givenUp).toEqual([]);
    server.down = false;
    await clock.advance(8_000);
    expect([tries.length > POST_RETRY_DELAYS_MS.length + 1, poster.pending]).toEqual([true, 0]);
  });

  test('gives up and reports what the server refuses', async () => {
    const { tries, givenUp, server, poster } = setUp();
    server.down = true;
    server.error = Object.assign(new Error('ended'), { status: 409 });
    poster.add(message('one'));
    poster.add(message('two'));
    await settle();
    expect([tries, givenUp.length]).toEqual([['one', 'two'], 2]);
  });

  test('flush retries immediately and resolves when the queue is empty', async () => {
    const { tries, server, poster } = setUp();
    server.down = true;
    poster.add(message('one'));
    await settle();
    server.down = false;
    await poster.flush();
    expect(tries).toEqual(['one', 'one']);
    expect(poster.pending).toBe(0);
  });

  test('close stops retries', async () => {
    const { clock, tries, server, poster } = setUp();
    server.down = true;
    poster.add(message('one'));
    await settle();
    poster.close();
    await clock.advance(60_000);
    expect(tries).toEqual(['one']);
    expect(clock.running).toBe(0);
  });
});
