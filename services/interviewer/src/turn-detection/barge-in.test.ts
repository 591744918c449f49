import { FakeClock } from '@portal/testing/fake-clock';
import { silentLog } from '../testing/silent-log';
import { FakeSink, FakeVoice } from '../speech-output/testing/fakes';
import type { PlaybackResult } from '../speech-output/speech-output';
import { Player } from '../speech-output/player';
import { BargeInListener } from './barge-in';
import { EchoDetector } from './echo';
import { hum, noise, quiet, vowel } from './testing/sounds';
import { WINDOW_MS, WINDOW_SAMPLES } from './voice-activity';

/** 60 characters, which the fake voice speaks in 3 s. */
const LONG = 'Tell me about a project that went wrong and what you learnt.';

function stage({ interruptible = true } = {}) {
  const clock = new FakeClock();
  const sink = new FakeSink(clock);
  const player = new Player({ tts: new FakeVoice(), sink, clock, log: silentLog });
  const decisions: string[] = [];
  const listener = new BargeInListener({
    speechOutput: player,
    echo: new EchoDetector(),
    clock,
    onDecision: (decision) => decisions.push(decision),
  });
  let played: PlaybackResult | null = null;
  void player
    .say({ sentences: [{ text: LONG, spoken: LONG }], interruptible }, () => undefined)
    .then((result) => (played = result));
  /**
   * Passes the candidate's audio to the listener window by window, advancing the clock each time.
   */
  const hear = async (samples: Int16Array, probability: number) => {
    for (let i = 0; i + WINDOW_SAMPLES <= samples.length; i += WINDOW_SAMPLES) {
      await clock.advance(WINDOW_MS);
      listener.heard({
        at: clock.now(),
        samples: samples.slice(i, i + WINDOW_SAMPLES),
        probability,
      });
    }
  };
  return { clock, sink, player, listener, decisions, hear, played: () => played };
}

describe('while the interviewer speaks', () => {
  it('speech pauses it within 100 ms, and stops it if it continues', async () => {
    const { hear, decisions, sink, played } = stage();
    await hear(quiet(640), 0);
    await hear(vowel(96), 0.9);
    expect(decisions).toEqual(['pause']);
    expect(sink.queuedMs).toBeLessThan(60);
    await hear(vowel(2_400), 1);
    expect(decisions).toEqual(['pause', 'stop']);
    expect(played()).toMatchObject({ interrupted: true, heard: 'Tell me about' });
  });

  it('a short sound without words lets the sentence resume', async () => {
    const { hear, decisions, played } = stage();
    await hear(quiet(640), 0);
    await hear(vowel(160), 0.9);
    await hear(quiet(4_500), 0);
    expect(decisions).toEqual(['pause', 'resume']);
    expect(played()).toMatchObject({ interrupted: false, heard: LONG });
  });

  it('recovers from a false stop: after a cough that sounded like a voice it resumes, whatever word was recognized', async () => {
    const { hear, decisions, listener, played } = stage();
    await hear(quiet(640), 0);
    await hear(vowel(64), 0.9);
    expect(decisions).toEqual(['pause']);
    await hear(noise(160), 0.3);
    listener.words('four');
    await hear(quiet(4_500), 0);
    expect(decisions).toEqual(['pause', 'resume']);
    expect(played()).toMatchObject({ interrupted: false, heard: LONG });
  });

  it('a word stops it', async () => {
    const { hear, decisions, listener } = stage();
    await hear(quiet(640), 0);
    await hear(vowel(160), 0.9);
    listener.words('wait');
    expect(decisions).toEqual(['pause', 'stop']);
  });

  it.each([
    ['a hum', hum(500), 0.9],
    ['a blast of noise', noise(500), 0.3],
  ])('%s does not interrupt it', async (_, sound, probability) => {
    const { hear, decisions } = stage();
    await hear(quiet(640), 0);
    await hear(sound, probability);
    await hear(quiet(640), 0);
    expect(decisions).toEqual([]);
  });

  it('nothing interrupts what is not interruptible', async () => {
    const { hear, decisions, listener } = stage({ interruptible: false });
    await hear(vowel(1_000), 1);
    listener.words('stop please stop');
    expect(decisions).toEqual([]);
  });

  it('is judged as soon as the turn is over', async () => {
    const { hear, decisions, listener } = stage();
    await hear(quiet(640), 0);
    await hear(vowel(640), 0.9);
    listener.words('could you repeat that');
    expect(decisions).toEqual(['pause']);
    listener.turnOver();
    expect(decisions).toEqual(['pause', 'stop']);
  });

  it('three words in three bursts stop it', async () => {
    const { hear, decisions } = stage();
    for (let i = 0; i < 3; i += 1) {
      await hear(quiet(384), 0);
      await hear(vowel(192), 0.9);
    }
    expect(decisions).toEqual(['pause', 'stop']);
  });

  it('two interruptions in one sentence: it resumes after the first, and stops at the second', async () => {
    const { hear, decisions, listener, played } = stage();
    await hear(quiet(640), 0);
    await hear(vowel(160), 0.9);
    listener.words('yeah');
    await hear(quiet(960), 0);
    await hear(vowel(160), 0.9);
    listener.words('yeah wait a moment');
    expect(decisions).toEqual(['pause', 'resume', 'pause', 'stop']);
    await hear(quiet(32), 0);
    expect(played()).toMatchObject({ interrupted: true });
  });

  it('speech in its first 200 ms stops it before a word was heard', async () => {
    const { hear, listener, played, clock } = stage();
    await hear(vowel(96), 0.9);
    listener.words('wait');
    await clock.advance(0);
    expect(played()).toMatchObject({ interrupted: true, heard: '' });
  });

  it('resumes if the microphone is switched off in the middle of a burst', async () => {
    const { hear, decisions, clock, played } = stage();
    await hear(quiet(640), 0);
    await hear(vowel(160), 0.9);
    await clock.advance(5_000);
    expect(decisions).toEqual(['pause', 'resume']);
    expect(played()).toMatchObject({ interrupted: false });
  });

  it('something else may stop it meanwhile', async () => {
    const { hear, decisions, player, listener, clock, played } = stage();
    await hear(quiet(640), 0);
    await hear(vowel(96), 0.9);
    player.interrupt();
    await clock.advance(0);
    await hear(vowel(900), 1);
    listener.words('wait');
    expect(decisions).toEqual(['pause']);
    expect(played()).toMatchObject({ interrupted: true, heard: 'Tell me about' });
  });
});

it('words of the last answer do not interrupt the next question', async () => {
  const { decisions, listener, hear } = stage();
  listener.words('and that was all');
  await hear(quiet(320), 0);
  expect(decisions).toEqual([]);
});

describe('a soft voice', () => {
  const softer = (samples: Int16Array) => samples.map((sample) => Math.round(sample / 32));
  /** The candidate answers, and then a much softer voice speaks over the interviewer. */
  const scene = async (between: (listener: BargeInListener) => void) => {
    const { hear, listener, decisions, player, clock } = stage();
    player.interrupt();
    await clock.advance(0);
    await hear(vowel(1_600), 1);
    await hear(quiet(320), 0);
    between(listener);
    void player.say(
      { sentences: [{ text: LONG, spoken: LONG }], interruptible: true },
      () => undefined,
    );
    await hear(quiet(640), 0);
    await hear(softer(vowel(2_400)), 1);
    return decisions;
  };

  it('does not interrupt if the candidate is louder', async () => {
    expect(await scene(() => undefined)).toEqual([]);
  });

  it('interrupts if it comes from another microphone', async () => {
    expect(await scene((listener) => listener.otherMicrophone())).toEqual(['pause', 'stop']);
  });
});
