/** Quieter than this is silence to the ear: −50 dB of full scale. */
const AUDIBLE = 104;
/** Kept before the first audible sample, so that a soft consonant is not cut (ms). */
const LEAD_IN_MS = 8;

/** How many samples of silence stand before the sound; all of them where there is no sound. */
export function leadingSilence(samples: Int16Array, sampleRate: number): number {
  const first = samples.findIndex((sample) => Math.abs(sample) > AUDIBLE);
  return first < 0
    ? samples.length
    : Math.max(0, first - Math.round((LEAD_IN_MS * sampleRate) / 1_000));
}

/** The samples, louder from nothing to themselves. */
export function fadedIn(samples: Int16Array): Int16Array {
  return samples.map((sample, i) => Math.round((sample * i) / samples.length));
}

/** The samples, softer from themselves to nothing. */
export function fadedOut(samples: Int16Array): Int16Array {
  return samples.map((sample, i) =>
    Math.round((sample * (samples.length - i - 1)) / samples.length),
  );
}

/** A longer stretch is looked over for the place between two words (ms). */
const LOOK_BACK_MS = 700;
/** Nearer to the cut than this there is not a whole syllable to say again (ms). */
const MIN_BACK_MS = 60;
/** Where no silence is found: about one word (ms). */
const WORD_MS = { shortest: 200, longest: 420 };
const STEP_MS = 10;
/** A dip this far under the loudest step is a silence between words (amplitude ratio). */
const SILENCE_RATIO = 0.04;

/**
 * Where to go on after a cut so that the word that was cut is whole: the last silence before it, or else the softest place about one word back.
 * @param floor the sentence's beginning: never before it.
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
