import { dispose } from '@livekit/rtc-node';
import { FakeClock, settle } from '@portal/testing/fake-clock';
import { FakeTts, type Line } from './testing/fake-tts';
import { FallbackTts } from './fallback-tts';

// Release LiveKit's native resources, which would otherwise keep the process alive.
afterAll(() => dispose());

const never = new AbortController().signal;
const SENTENCE = 'Thank you, Sam: tell me about a project that you led, and what came of it.';

function voices(lines: readonly Line[], ...behind: (readonly Line[])[]) {
  const clock = new FakeClock();
  const told: string[] = [];
  const first = new FakeTts({ kind: 'hosted', name: 'first' }, () => lines);
  const others = behind.map(
    (gives, index) =>
      new FakeTts({ kind: 'built-in', name: ['second', 'third'][index] ?? '' }, () => gives),
  );
  const tts = new FallbackTts(
    first,
    others.map((other) => () => other),
    (from, to) => told.push(`${from.name}→${to.name}`),
    clock,
  );
  return { clock, told, first, others, tts };
}

/**
 * Speaks a sentence while advancing the clock. Returns the duration of the audio in milliseconds,
 * or the error. The fakes' sample rate is 1 kHz, so the number of samples is the duration.
 */
async function say(
  { tts, clock }: ReturnType<typeof voices>,
  sentence = SENTENCE,
  signal = never,
): Promise<number | Error> {
  const run = (async () => {
    let samples = 0;
    for await (const part of tts.synthesize(sentence, signal)) samples += part.length;
    return samples;
  })().catch((error: unknown) => error as Error);
  for (let i = 0; i < 40; i += 1) await clock.advance(250);
  return run;
}

describe('voices in order', () => {
  it('use the first as long as it works', async () => {
    const all = voices([500, 500], [100]);
    expect([await say(all), all.told, all.tts.info.name]).toEqual([1_000, [], 'first']);
  });

  it('create the next only when needed', async () => {
    let made = 0;
    const first = new FakeTts({ kind: 'hosted', name: 'first' }, () => [100]);
    const tts = new FallbackTts(
      first,
      [
        () => {
          made += 1;
          return first;
        },
      ],
      () => undefined,
      new FakeClock(),
    );
    for await (const _ of tts.synthesize('Hello.', never)) {
      // Drain it.
    }
    expect(made).toBe(0);
  });

  it('a voice that fails is replaced in the same sentence and for the rest, and that is reported once', async () => {
    const all = voices([new Error('no credit')], [100]);
    expect([await say(all), await say(all, 'Two.')]).toEqual([100, 100]);
    expect([all.told, all.first.asked, all.others[0]?.asked, all.tts.info.name]).toEqual([
      ['first→second'],
      [SENTENCE],
      [SENTENCE, 'Two.'],
      'second',
    ]);
  });

  it('speak as the candidate set them, also when one is replaced', async () => {
    const all = voices([new Error('no credit')], [100]);
    const slow = { rate: 80, pitch: 1 };
    for await (const _ of all.tts.synthesize(SENTENCE, never, slow));
    expect([all.first.prosodies, all.others[0]?.prosodies]).toEqual([[slow], [slow]]);
  });

  it('a voice that returns nothing for 2 s is replaced in the same sentence', async () => {
    const all = voices(['stalls'], [100]);
    const saying = say(all);
    expect([await saying, all.told, all.first.aborted]).toEqual([100, ['first→second'], 1]);
  });

  it('a voice that is quick enough is kept', async () => {
    const all = voices(['stalls'], [100]);
    const chunks = all.tts.synthesize(SENTENCE, never).next();
    await all.clock.advance(1_900);
    expect(all.told).toEqual([]);
    await all.clock.advance(200);
    await chunks;
    expect(all.told).toEqual(['first→second']);
  });

  it.each<[string, Line]>([
    ['falls silent', 'stalls'],
    ['fails', new Error('connection lost')],
  ])(
    'one that %s in the middle: the next speaks the rest, without repeating half of it',
    async (_, line) => {
      const all = voices([2_600, line], [700]);
      expect([await say(all), all.others[0]?.asked]).toEqual([3_300, ['and what came of it.']]);
    },
  );

  it('one that falls silent at the very end is complete', async () => {
    const all = voices([6_000, 'stalls'], [700]);
    expect([await say(all), all.others[0]?.asked]).toEqual([6_000, []]);
  });

  it('one that returns neither sound nor an error is replaced too', async () => {
    const all = voices([], [100]);
    expect([await say(all), all.told]).toEqual([100, ['first→second']]);
  });

  it('the built-in one has a fallback too', async () => {
    const all = voices([new Error('no credit')], [new Error('ended with 127')], [100]);
    expect([await say(all), all.told]).toEqual([100, ['first→second', 'second→third']]);
  });

  it('the last one has no timeout, and its error is reported', async () => {
    const all = voices([new Error('no credit')], [new Error('ended with 127')]);
    expect(await say(all)).toEqual(new Error('ended with 127'));
  });

  it('two sentences that fail at the same time switch the voice once', async () => {
    const all = voices([new Error('no credit')], [100], [100]);
    expect(await Promise.all([say(all, 'One.'), say(all, 'Two.')])).toEqual([100, 100]);
    expect(all.told).toEqual(['first→second']);
  });

  it('end immediately on abort, even if the voice ignores it', async () => {
    const all = voices(['stalls'], [100]);
    const abort = new AbortController();
    const next = all.tts.synthesize(SENTENCE, abort.signal).next();
    await settle();
    abort.abort();
    expect([(await next).done, all.told]).toEqual([true, []]);
  });

  it('say nothing for a text without a letter, and call no voice', async () => {
    const all = voices([new Error('asked')]);
    expect([await say(all, ' … '), all.first.asked]).toEqual([0, []]);
  });

  it('have the sample rate of the first one', async () => {
    const hosted = new FakeTts(
      { kind: 'hosted', name: 'A' },
      () => [new Error('no credit')],
      24_000,
    );
    const builtIn = new FakeTts({ kind: 'built-in', name: 'B' }, () => [250, 250], 22_050);
    const both = new FallbackTts(hosted, [() => builtIn], () => undefined, new FakeClock());
    let samples = 0;
    for await (const part of both.synthesize('Hello.', never)) samples += part.length;
    expect(Math.abs(samples - 12_000)).toBeLessThan(20);
  });

  it('are all closed', async () => {
    const all = voices([new Error('no credit')], [100]);
    await say(all);
    await all.tts.close();
    expect([all.first.closed, all.others[0]?.closed]).toEqual([true, true]);
  });
});
