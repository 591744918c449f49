import { insertPauses, quietestPlace } from './pauses';
import {
  CANDIDATE_RATE,
  createRandom,
  firstVoiced,
  lastVoiced,
  trimToVoice,
  voicedLevel,
} from './samples';

/** Returns two 300 ms words with 20 ms of silence between them. */
function twoWords(): Int16Array {
  const random = createRandom(1);
  const word = CANDIDATE_RATE * 0.3;
  const gap = CANDIDATE_RATE * 0.02;
  return Int16Array.from({ length: word * 2 + gap }, (_, i) =>
    i >= word && i < word + gap ? 0 : Math.round((random() - 0.5) * 20_000),
  );
}

it('finds the quiet place near an inexact word boundary', () => {
  const place = quietestPlace(twoWords(), CANDIDATE_RATE * 0.3 + 250);
  expect(place).toBeGreaterThanOrEqual(CANDIDATE_RATE * 0.3);
  expect(place).toBeLessThanOrEqual(CANDIDATE_RATE * 0.32);
});

it('pauses the voice for exactly the planted time, and returns where', () => {
  const { samples, pauses } = insertPauses(twoWords(), [{ at: CANDIDATE_RATE * 0.31, ms: 1_000 }]);
  const level = voicedLevel(samples);
  const [pause] = pauses;
  expect(pause!.to - pause!.from).toBe(CANDIDATE_RATE);
  expect(lastVoiced(samples, level, pause!.to - 1)).toBe(pause!.from);
  expect(firstVoiced(samples, level, pause!.from + 1)).toBe(pause!.to);
});

it('plants several pauses in one recording without losing a word', () => {
  const words = twoWords();
  const whole = new Int16Array([...words, ...new Int16Array(320), ...words]);
  const { samples, pauses } = insertPauses(whole, [
    { at: CANDIDATE_RATE * 0.31, ms: 500 },
    { at: words.length + 160, ms: 2_000 },
  ]);
  expect(pauses.map(({ from, to }) => ((to - from) / CANDIDATE_RATE) * 1_000)).toEqual([
    500, 2_000,
  ]);
  expect(samples.length).toBeGreaterThan(whole.length + CANDIDATE_RATE * 2.4);
  const voiced = (part: Int16Array) => part.filter((sample) => Math.abs(sample) > 1_000).length;
  expect(voiced(samples)).toBeGreaterThan(voiced(whole) * 0.95);
});

it('trims a recording to its voice', () => {
  const padded = new Int16Array([...new Int16Array(500), 9_000, 5, 8_000, ...new Int16Array(700)]);
  const { voiced, lead } = trimToVoice(padded);
  expect([...voiced]).toEqual([9_000, 5, 8_000]);
  expect(lead).toBe(500);
});
