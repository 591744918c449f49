import { EchoDetector } from './echo';
import { noise } from './testing/sounds';
import { WINDOW_MS, WINDOW_SAMPLES } from './voice-activity';

const RATE = 16_000;
const PER_MS = RATE / 1_000;

/**
 * Returns noise that gets louder and quieter like the syllables and words of speech. Each `seed`
 * gives a different pattern.
 */
function voice(ms: number, seed: number): Int16Array {
  let state = seed;
  const random = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
  const carrier = noise(ms);
  const out = new Int16Array(carrier.length);
  for (let at = 0; at < carrier.length;) {
    const length = Math.round((80 + random() * 160) * PER_MS);
    const loud = random() < 0.2 ? 0.001 : 0.15 + random() * 0.85;
    for (let i = at; i < Math.min(carrier.length, at + length); i += 1)
      out[i] = (carrier[i] ?? 0) * loud * Math.sin((Math.PI * (i - at)) / length);
    at += length;
  }
  return out;
}

const silence = (ms: number) => new Int16Array(ms * PER_MS);
const join = (...parts: Int16Array[]) => Int16Array.from(parts.flatMap((part) => [...part]));
const louder = (samples: Int16Array, db: number) =>
  samples.map((sample) => Math.max(-32_768, Math.min(32_767, sample * 10 ** (db / 20))));
const mix = (a: Int16Array, b: Int16Array) =>
  Int16Array.from({ length: Math.max(a.length, b.length) }, (_, i) =>
    Math.max(-32_768, Math.min(32_767, (a[i] ?? 0) + (b[i] ?? 0))),
  );

/**
 * For each window of `heard`, returns whether it is detected as an echo of `said`, which starts
 * playing at `from`.
 */
function echoes(said: Int16Array, heard: Int16Array, detector = new EchoDetector(), from = 0) {
  detector.played(said, RATE, from);
  const found: boolean[] = [];
  for (let i = 0; i + WINDOW_SAMPLES <= heard.length; i += WINDOW_SAMPLES) {
    const window = heard.slice(i, i + WINDOW_SAMPLES);
    found.push(
      detector.isEcho(
        window,
        from + (i + WINDOW_SAMPLES) / PER_MS,
        window.every((sample) => Math.abs(sample) < 30),
      ),
    );
  }
  return found;
}

/** Returns the fraction of the loud windows between two times that were detected as an echo. */
function share(found: boolean[], heard: Int16Array, fromMs: number, toMs: number): number {
  const loud = found.filter(
    (_, i) =>
      i * WINDOW_MS >= fromMs &&
      i * WINDOW_MS < toMs &&
      heard
        .slice(i * WINDOW_SAMPLES, (i + 1) * WINDOW_SAMPLES)
        .some((sample) => Math.abs(sample) >= 300),
  );
  return loud.filter(Boolean).length / loud.length;
}

const said = voice(6_000, 3);
const delayed = (ms: number, db: number) => join(silence(ms), louder(said, db));

describe("the interviewer's own voice", () => {
  it.each([
    [90, -12],
    [250, -20],
    [450, -18],
  ])('is an echo after %i ms at %i dB', (ms, db) => {
    const heard = delayed(ms, db);
    expect(share(echoes(said, heard), heard, 1_500, 6_000)).toBeGreaterThan(0.95);
  });

  it('is an echo immediately in the next utterance, because its path is known', () => {
    const detector = new EchoDetector();
    echoes(said, delayed(150, -15), detector);
    const next = voice(1_000, 8);
    const heard = join(silence(150), louder(next, -15));
    expect(share(echoes(next, heard, detector, 20_000), heard, 150, 500)).toBeGreaterThan(0.9);
  });
});

describe('another voice', () => {
  it('is not an echo in a room without one', () => {
    const heard = join(silence(2_000), voice(3_000, 21));
    expect(share(echoes(said, heard), heard, 2_000, 5_000)).toBe(0);
  });

  it('is not an echo although it starts with the interviewer, once no echo has come back', () => {
    const detector = new EchoDetector();
    echoes(said, silence(3_000), detector);
    const heard = join(silence(160), voice(2_000, 22));
    expect(share(echoes(voice(4_000, 9), heard, detector, 20_000), heard, 160, 2_000)).toBe(0);
  });

  it('is not an echo if it is louder than the echo', () => {
    const heard = mix(delayed(150, -22), join(silence(3_000), voice(2_000, 23)));
    expect(share(echoes(said, heard), heard, 3_000, 5_000)).toBeLessThan(0.4);
  });

  it('is not an echo while the interviewer is silent', () => {
    const heard = voice(2_000, 24);
    expect(echoes(new Int16Array(), heard)).not.toContain(true);
  });
});

it('sound that was cut before it was played has no echo', () => {
  const detector = new EchoDetector();
  echoes(said, delayed(100, -12), detector);
  detector.played(voice(3_000, 4), RATE, 20_000);
  detector.cut(20_100);
  const heard = join(silence(700), voice(1_500, 25));
  expect(share(echoes(new Int16Array(), heard, detector, 20_100), heard, 700, 2_200)).toBe(0);
});

it('forgets a path on which nothing comes back any more', () => {
  const detector = new EchoDetector();
  echoes(said, delayed(100, -12), detector);
  const next = voice(4_000, 5);
  const heard = join(silence(3_000), voice(1_000, 26));
  expect(share(echoes(next, heard, detector, 20_000), heard, 3_100, 4_000)).toBeLessThan(0.3);
});
