import type { AddMessageBody, InterviewMessage } from '@portal/protocol';
import { FakeClock, settle } from '@portal/testing/fake-clock';
import { MessagePoster, POST_RETRY_DELAYS_MS } from './message-poster';

const message = (content: string): AddMessageBody => ({
  role: 'user',
  content,
  metadata: { segmentId: content },
});
const storedAs = (content: string): InterviewMessage => ({
  id: `id of ${content}`,
  interviewId: 'i1',
  role: 'user',
  content,
  metadata: null,
  createdAt: '2026-11-18T10:00:00Z',
});

function setUp() {
  const clock = new FakeClock();
  const tries: string[] = [];
  const stored: string[] = [];
  const givenUp: unknown[] = [];
  const server = { down: false, error: new Error('down') };
  const poster = new MessagePoster(
    async ({ content }) => {
      tries.push(content);
      if (server.down) throw server.error;
      return storedAs(content);
    },
    clock,
    (error) => givenUp.push(error),
  );
  const add = (content: string) => poster.add(message(content), ({ id }) => stored.push(id));
  return { clock, tries, stored, givenUp, server, poster, add };
}

describe('posting messages', () => {
  test('posts messages in order', async () => {
    const { tries, poster, add } = setUp();
    add('one');
    add('two');
    await settle();
    expect(tries).toEqual(['one', 'two']);
    expect(poster.pending).toBe(0);
  });

  test('hands over each message as it is stored, once it is', async () => {
    const { clock, stored, server, add } = setUp();
    server.down = true;
    add('one');
    add('two');
    await settle();
    expect(stored).toEqual([]);
    server.down = false;
    await clock.advance(500);
    expect(stored).toEqual(['id of one', 'id of two']);
  });

  test('retries a failed message before the next', async () => {
    const { clock, tries, server, add } = setUp();
    server.down = true;
    add('one');
    add('two');
    await settle();
    server.down = false;
    await clock.advance(500);
    expect(tries).toEqual(['one', 'one', 'two']);
  });

  test('keeps retrying while the server is down', async () => {
    const { clock, tries, givenUp, server, poster, add } = setUp();
    server.down = true;
    add('one');
    await settle();
    for (const delay of POST_RETRY_DELAYS_MS) await clock.advance(delay);
    await clock.advance(60_000);
    expect(givenUp).toEqual([]);
    server.down = false;
    await clock.advance(8_000);
    expect([tries.length > POST_RETRY_DELAYS_MS.length + 1, poster.pending]).toEqual([true, 0]);
  });

  test('gives up and reports what the server refuses', async () => {
    const { tries, stored, givenUp, server, add } = setUp();
    server.down = true;
    server.error = Object.assign(new Error('ended'), { status: 409 });
    add('one');
    add('two');
    await settle();
    expect([tries, stored, givenUp.length]).toEqual([['one', 'two'], [], 2]);
  });

  test('flush retries immediately and resolves when the queue is empty', async () => {
    const { tries, server, poster, add } = setUp();
    server.down = true;
    add('one');
    await settle();
    server.down = false;
    await poster.flush();
    expect(tries).toEqual(['one', 'one']);
    expect(poster.pending).toBe(0);
  });

  test('close stops retries', async () => {
    const { clock, tries, server, poster, add } = setUp();
    server.down = true;
    add('one');
    await settle();
    poster.close();
    await clock.advance(60_000);
    expect(tries).toEqual(['one']);
    expect(clock.running).toBe(0);
  });
});
