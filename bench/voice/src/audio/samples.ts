/** Sample rate of all candidate audio (Hz). The audio is mono, with 16 bits per sample. */
export const CANDIDATE_RATE = 16_000;

/**
 * Threshold for speech, relative to the recording's peak (−40 dB). Quieter samples are noise from
 * the synthesiser.
 */
const VOICED_SHARE = 0.01;

/** Returns the minimum level at which a sample in this recording counts as voiced. */
export const voicedLevel = (samples: Int16Array): number =>
  Math.max(8, peak(samples) * VOICED_SHARE);

export function peak(samples: Int16Array): number {
  let most = 0;
  for (const sample of samples) most = Math.max(most, Math.abs(sample));
  return most;
}

/**
 * Returns the index of the first voiced sample at or after `from`, or `samples.length` if there is
 * none.
 */
export function firstVoiced(samples: Int16Array, level: number, from = 0): number {
  for (let i = from; i < samples.length; i += 1) if (Math.abs(samples[i] ?? 0) >= level) return i;
  return samples.length;
}

/** Returns the index of the last voiced sample before `to`, or −1 if there is none. */
export function lastVoiced(samples: Int16Array, level: number, to = samples.length): number {
  for (let i = to - 1; i >= 0; i -= 1) if (Math.abs(samples[i] ?? 0) >= level) return i;
  return -1;
}

/**
 * Returns the recording from its first to its last voiced sample; `lead` is the number of samples
 * removed at the start.
 */
export function trimToVoice(samples: Int16Array): { voiced: Int16Array; lead: number } {
  const level = voicedLevel(samples);
  const lead = firstVoiced(samples, level);
  return { voiced: samples.slice(lead, lastVoiced(samples, level) + 1), lead };
}

/**
 * Scales a recording so that its loudest sample is `target`, which makes all voices equally loud.
 */
export function normalise(samples: Int16Array, target: number): Int16Array {
  const factor = target / Math.max(1, peak(samples));
  return samples.map((sample) => Math.round(sample * factor));
}

/**
 * Creates a reproducible random number generator (Park–Miller) that returns numbers from 0 to 1.
 */
export function createRandom(seed: number): () => number {
  let state = (seed % 2_147_483_646) + 1;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/**
 * Returns white noise whose peak is `loudest`, like the noise from a microphone in a quiet room.
 */
export function roomNoise(samples: number, loudest: number, seed = 7): Int16Array {
  const random = createRandom(seed);
  return Int16Array.from({ length: samples }, () => Math.round((random() * 2 - 1) * loudest));
}
