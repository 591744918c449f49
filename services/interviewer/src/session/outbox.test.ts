import type { AddMessageBody } from '@portal/protocol';
import { FakeClock } from '@portal/testing/fake-clock';
import { BackendError } from '../backend';
import { silentLog } from '../testing/silent-log';
import { Outbox } from './outbox';

const message = (content: string): AddMessageBody => ({
  role: 'user',
  content,
  metadata: { segmentId: content },
});

function server(answers: (number | null)[]) {
  const stored: string[] = [];
  const tries: string[] = [];
  const post = async (body: AddMessageBody) => {
    tries.push(body.content);
    const status = answers.shift() ?? 201;
    if (status === 0 || status >= 400) throw new BackendError(status || null, 'POST');
    stored.push(body.content);
  };
  return { stored, tries, post };
}

describe('posting messages', () => {
  it('keeps the order despite a failing server', async () => {
    const clock = new FakeClock();
    const { stored, tries, post } = server([201, 503, 0, 201]);
    const outbox = new Outbox(post, clock, silentLog);
    for (const text of ['a', 'b', 'c']) outbox.add(message(text));
    await clock.advance(10_000);
    expect(stored).toEqual(['a', 'b', 'c']);
    expect(tries).toEqual(['a', 'b', 'b', 'b', 'c']);
    expect(outbox.pending).toBe(0);
  });

  it('never gives up on an unreachable server', async () => {
    const clock = new FakeClock();
    const { stored, tries, post } = server(Array<number>(40).fill(0));
    const outbox = new Outbox(post, clock, silentLog);
    outbox.add(message('a'));
    await clock.advance(3_600_000);
    expect(stored).toEqual(['a']);
    expect(tries).toHaveLength(41);
  });

  it('drops what the server refuses permanently, and continues', async () => {
    const clock = new FakeClock();
    const { stored, post } = server([422]);
    const outbox = new Outbox(post, clock, silentLog);
    outbox.add(message('a'));
    outbox.add(message('b'));
    await clock.advance(1);
    expect(stored).toEqual(['b']);
  });

  it('logs a refusal without the words of the message', async () => {
    const clock = new FakeClock();
    const said: unknown[] = [];
    const outbox = new Outbox(server([422]).post, clock, {
      ...silentLog,
      error: (fields: unknown, text: string) => void said.push(fields, text),
    } as typeof silentLog);
    outbox.add({
      role: 'user',
      content: 'I left because of my illness.',
      metadata: { segmentId: 's1' },
    });
    await clock.advance(1);
    expect(JSON.stringify(said)).toContain('message refused');
    expect(JSON.stringify(said)).toContain('s1');
    expect(JSON.stringify(said)).not.toContain('illness');
  });

  it('reports whether everything was stored in time', async () => {
    const clock = new FakeClock();
    const { post } = server([503, 503]);
    const outbox = new Outbox(post, clock, silentLog);
    expect(await outbox.flush(100)).toBe(true);
    outbox.add(message('a'));
    const early = outbox.flush(1_000);
    await clock.advance(1_000);
    expect(await early).toBe(false);
    const late = outbox.flush(1_000);
    await clock.advance(1_000);
    expect(await late).toBe(true);
  });

  it('retries an unreachable server at least every two seconds', async () => {
    const clock = new FakeClock();
    const { tries, post } = server(Array<number>(40).fill(0));
    const outbox = new Outbox(post, clock, silentLog);
    outbox.add(message('a'));
    await clock.advance(60_000);
    const before = tries.length;
    await clock.advance(2_000);
    expect(tries).toHaveLength(before + 1);
  });

  it.each([
    ['on being told', (outbox: Outbox) => outbox.tryNow()],
    ['when flushing', (outbox: Outbox) => void outbox.flush(1_000)],
  ])('does not wait for the next retry %s', async (_, hurry) => {
    const clock = new FakeClock();
    const { stored, post } = server([503, 503, 503]);
    const outbox = new Outbox(post, clock, silentLog);
    outbox.add(message('a'));
    await clock.advance(2_000);
    hurry(outbox);
    await clock.advance(0);
    expect(stored).toEqual(['a']);
  });
});
