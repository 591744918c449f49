import { FakeClock } from '@portal/testing/fake-clock';
import {
  ContinuousRecognizer,
  FIRST_RESTART_MS,
  LISTENED_MS,
  LONGEST_RESTART_MS,
  type RecognizedWords,
} from './continuous-recognizer';
import { findRecognizer } from './recognizer';
import { ScriptedRecognizer } from './testing/scripted-recognizer';

const live = { kind: 'audio', readyState: 'live' } as MediaStreamTrack;
const on = { wanted: true, track: live, language: 'ar-SA' } as const;
const off = { wanted: false } as const;

function setUp() {
  const clock = new FakeClock();
  const heard: RecognizedWords[] = [];
  let ids = 0;
  const recognizer = new ContinuousRecognizer({
    newRecognizer: () => new ScriptedRecognizer(),
    clock,
    newId: () => `p${(ids += 1)}`,
    onWords: (words) => void heard.push(words),
  });
  return {
    clock,
    heard,
    recognizer,
    state: () => recognizer.store.getState().state,
    last: () => ScriptedRecognizer.last,
    runs: () => ScriptedRecognizer.made.length,
  };
}

beforeEach(() => ScriptedRecognizer.reset());

describe('listening', () => {
  it("starts when wanted, in the interview's language, continuous with interim results", () => {
    const { recognizer, state, last, runs } = setUp();
    recognizer.update(off);
    expect(runs()).toBe(0);
    recognizer.update(on);
    expect(last()).toMatchObject({ lang: 'ar-SA', continuous: true, interimResults: true });
    expect(state()).toEqual({ name: 'listening' });
    recognizer.update({ ...on });
    expect(runs()).toBe(1);
  });

  it("uses the room's track with echo cancellation", () => {
    const { recognizer, last } = setUp();
    recognizer.update(on);
    expect(last().track).toBe(live);
  });

  it('uses the microphone if a track is unsupported or ended', () => {
    ScriptedRecognizer.refusesTracks = true;
    const { recognizer, state, last } = setUp();
    recognizer.update(on);
    expect([last().calls, state().name]).toEqual([['start track', 'start'], 'listening']);
    const other = setUp();
    other.recognizer.update({ ...on, track: { ...live, readyState: 'ended' } });
    expect(other.last().calls).toEqual(['start']);
  });

  it('uses the microphone if the track gave no sound', async () => {
    const { clock, recognizer, last } = setUp();
    recognizer.update(on);
    last().fails('audio-capture');
    await clock.advance(FIRST_RESTART_MS);
    expect(last().calls).toEqual(['start']);
  });

  it('switches to another track', async () => {
    const { clock, recognizer, last } = setUp();
    recognizer.update(on);
    const other = { ...live } as MediaStreamTrack;
    const first = last();
    recognizer.update({ ...on, track: other });
    expect(first.calls).toContain('stop');
    first.onend?.();
    await clock.advance(FIRST_RESTART_MS);
    expect(last().track).toBe(other);
  });

  it('stops when no longer wanted, after the last words', () => {
    const { recognizer, heard, state, last } = setUp();
    recognizer.update(on);
    last().hears('نعم');
    recognizer.update(off);
    expect([last().calls.at(-1), state()]).toEqual(['stop', { name: 'off' }]);
    last().hears('نعم بالطبع', { final: true });
    last().onend?.();
    expect(heard.at(-1)).toMatchObject({ text: 'نعم بالطبع', final: true });
  });

  it('restarts if wanted again before the last run ended', async () => {
    const { clock, recognizer, last, runs } = setUp();
    recognizer.update(on);
    recognizer.update(off);
    recognizer.update(on);
    expect(runs()).toBe(1);
    last().onend?.();
    await clock.advance(FIRST_RESTART_MS);
    expect(runs()).toBe(2);
  });

  it('close leaves no timer', async () => {
    const { clock, recognizer, last, state } = setUp();
    recognizer.update(on);
    last().fails('no-speech');
    recognizer.close();
    expect([clock.running, state().name]).toEqual([0, 'off']);
    await clock.advance(LONGEST_RESTART_MS);
    expect(ScriptedRecognizer.made).toHaveLength(1);
  });
});

describe('when the browser ends it', () => {
  it('restarts soon after each silence', async () => {
    const { clock, recognizer, last, runs } = setUp();
    recognizer.update(on);
    for (let run = 1; run < 8; run += 1) {
      await clock.advance(LISTENED_MS);
      last().fails('no-speech');
      await clock.advance(FIRST_RESTART_MS);
      expect(runs()).toBe(run + 1);
    }
  });

  it('backs off if runs end immediately, and resets once speech is recognized', async () => {
    const { clock, recognizer, last, runs } = setUp();
    recognizer.update(on);
    for (const wait of [
      250,
      500,
      1_000,
      2_000,
      4_000,
      8_000,
      LONGEST_RESTART_MS,
      LONGEST_RESTART_MS,
    ]) {
      const before = runs();
      last().fails('no-speech');
      await clock.advance(wait - 1);
      expect(runs()).toBe(before);
      await clock.advance(1);
      expect(runs()).toBe(before + 1);
    }
    last().hears('مرحبا', { final: true });
    last().onend?.();
    await clock.advance(FIRST_RESTART_MS);
    expect(runs()).toBe(10);
  });

  it('an interim result becomes final', () => {
    const { recognizer, heard, last } = setUp();
    recognizer.update(on);
    last().hears('كنت أعمل');
    last().fails('network');
    expect(heard.map(({ text, final, segmentId }) => [text, final, segmentId])).toEqual([
      ['كنت أعمل', false, 'p1'],
      ['كنت أعمل', true, 'p1'],
    ]);
  });

  it('an interim result becomes final on close', () => {
    const { recognizer, heard, last } = setUp();
    recognizer.update(on);
    last().hears('كنت');
    recognizer.close();
    last().hears('كنت هناك', { final: true });
    expect(heard.map(({ text, final }) => [text, final])).toEqual([
      ['كنت', false],
      ['كنت', true],
    ]);
  });
});

describe('problems', () => {
  it.each([
    ['not-allowed', 'refused'],
    ['service-not-allowed', 'refused'],
    ['language-not-supported', 'language'],
    ['bad-grammar', 'failed'],
  ])('%s: stops and reports it until the microphone is turned on again', async (error, problem) => {
    const { clock, recognizer, state, last, runs } = setUp();
    recognizer.update(on);
    last().fails(error);
    expect(state()).toEqual({ name: 'failed', problem });
    await clock.advance(60_000);
    recognizer.update({ ...on });
    expect(runs()).toBe(1);
    recognizer.update(off);
    expect(state().name).toBe('failed');
    recognizer.update(on);
    expect([state().name, runs()]).toEqual(['listening', 2]);
  });

  it('no sound: stops and reports it', () => {
    const { recognizer, state, last } = setUp();
    recognizer.update({ ...on, track: null });
    last().fails('audio-capture');
    expect(state()).toEqual({ name: 'failed', problem: 'microphone' });
  });

  it('no network: reports it, retries, and recovers when words arrive', async () => {
    const { clock, recognizer, state, last } = setUp();
    recognizer.update(on);
    last().fails('network');
    await clock.advance(FIRST_RESTART_MS);
    expect(state()).toEqual({ name: 'waiting', problem: 'network' });
    last().hears('عدت');
    expect(state()).toEqual({ name: 'listening' });
  });

  it('retries a recognizer that cannot start', async () => {
    const { clock, recognizer, state, runs } = setUp();
    ScriptedRecognizer.startError = new Error('already started');
    recognizer.update({ ...on, track: null });
    expect(state()).toEqual({ name: 'waiting', problem: null });
    ScriptedRecognizer.startError = null;
    await clock.advance(FIRST_RESTART_MS);
    expect([state().name, runs()]).toEqual(['listening', 2]);
  });
});

describe('words', () => {
  it('interim and final results of a segment share its id; the next segment has another', () => {
    const { recognizer, heard, last } = setUp();
    recognizer.update(on);
    last().hears(' I built');
    last().hears(' I  built it', { final: true, confidence: 0.9 });
    last().hears(' with');
    expect(heard).toEqual([
      { segmentId: 'p1', text: 'I built', final: false, confidence: null },
      { segmentId: 'p1', text: 'I built it', final: true, confidence: 0.9 },
      { segmentId: 'p2', text: 'with', final: false, confidence: null },
    ]);
  });

  it('a confidence of zero counts as none', () => {
    const { recognizer, heard, last } = setUp();
    recognizer.update(on);
    last().hears('yes', { final: true, confidence: 0 });
    expect(heard[0]?.confidence).toBeNull();
  });

  it('after a cut, later words form a new segment', () => {
    const { recognizer, heard, last } = setUp();
    recognizer.update(on);
    last().hears('tell me about');
    recognizer.cut();
    last().hears('Tell me about');
    last().hears('Tell me about sorry may I');
    last().hears('Tell me about sorry may I ask', { final: true });
    last().hears('next');
    expect(heard.map(({ text, segmentId }) => [text, segmentId])).toEqual([
      ['tell me about', 'p1'],
      ['sorry may I', 'p2'],
      ['sorry may I ask', 'p2'],
      ['next', 'p3'],
    ]);
  });
});

test('finds the browser’s recognizer under either name, or null', () => {
  expect(findRecognizer({ SpeechRecognition: ScriptedRecognizer })?.()).toBeInstanceOf(
    ScriptedRecognizer,
  );
  expect(findRecognizer({ webkitSpeechRecognition: ScriptedRecognizer })?.()).toBeInstanceOf(
    ScriptedRecognizer,
  );
  expect(findRecognizer({})).toBeNull();
});
