/** Maximum amplitude of an inaudible sample: −50 dBFS. */
export const AUDIBLE = 104;
/**
 * Amount of audio to keep before the first audible sample (ms), so that a soft consonant is not cut
 * off.
 */
const LEAD_IN_MS = 8;

/**
 * Returns the number of silent samples to remove from the start: all of them if nothing is audible.
 */
export function leadingSilence(samples: Int16Array, sampleRate: number): number {
  const first = samples.findIndex((sample) => Math.abs(sample) > AUDIBLE);
  return first < 0
    ? samples.length
    : Math.max(0, first - Math.round((LEAD_IN_MS * sampleRate) / 1_000));
}

/** Returns the number of silent samples at the end; none if nothing is audible. */
export function trailingSilence(samples: Int16Array): number {
  const last = samples.findLastIndex((sample) => Math.abs(sample) > AUDIBLE);
  return last < 0 ? 0 : samples.length - 1 - last;
}

export function fadedIn(samples: Int16Array): Int16Array {
  return samples.map((sample, i) => Math.round((sample * i) / samples.length));
}

export function fadedOut(samples: Int16Array): Int16Array {
  return samples.map((sample, i) =>
    Math.round((sample * (samples.length - i - 1)) / samples.length),
  );
}

/** How far back to look for a gap between words (ms). */
const LOOK_BACK_MS = 700;
/**
 * Minimum distance from the gap to the cut (ms). If the gap were any closer, less than a syllable
 * would be repeated.
 */
const MIN_BACK_MS = 60;
/** If there is no gap, speech resumes this far before the cut (ms), which is about one word. */
const WORD_MS = { shortest: 200, longest: 420 };
const STEP_MS = 10;
/** Maximum level of a gap between words, as a fraction of the loudest level. */
const SILENCE_RATIO = 0.04;

/**
 * Returns where to resume after a cut so that the interrupted word is repeated in full: at the last
 * gap before the cut, or else at the quietest point about one word back.
 * @param floor start of the sentence. The result is never before it.
 */
export function wordBefore(
  samples: Int16Array,
  cut: number,
  floor: number,
  sampleRate: number,
): number {
  const step = Math.round((STEP_MS * sampleRate) / 1_000);
  const from = Math.max(floor, cut - Math.round((LOOK_BACK_MS * sampleRate) / 1_000));
  const loudness: { at: number; level: number }[] = [];
  for (let at = cut - step; at >= from; at -= step)
    loudness.push({ at, level: meanLevel(samples.subarray(at, at + step)) });
  const loudest = Math.max(0, ...loudness.map(({ level }) => level));
  const back = (at: number) => ((cut - at) * 1_000) / sampleRate;
  const silence = loudness.find(
    ({ at, level }, i) =>
      back(at) >= MIN_BACK_MS &&
      level <= loudest * SILENCE_RATIO &&
      (loudness[i + 1]?.level ?? 0) <= loudest * SILENCE_RATIO,
  );
  if (silence) return silence.at;
  const wordBack = loudness.filter(
    ({ at }) => back(at) >= WORD_MS.shortest && back(at) <= WORD_MS.longest,
  );
  return wordBack.reduce((softest, place) => (place.level < softest.level ? place : softest), {
    at: from,
    level: Infinity,
  }).at;
}

function meanLevel(samples: Int16Array): number {
  let sum = 0;
  for (const sample of samples) sum += Math.abs(sample);
  return samples.length ? sum / samples.length : 0;
}
