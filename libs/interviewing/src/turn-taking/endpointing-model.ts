import type { Feature } from './evidence';

// Fitted by `npm run tune:endpointing` (bench/endpointing) to synthetic speech.
export const BIAS = -0.51;
export const WEIGHTS: Readonly<Record<Feature, number>> = {
  leads_on_surely: -4.94,
  leads_on_maybe: -2.25,
  subordinate: -2.55,
  full_stop: 0.7,
  comma: -1,
  misheard: -2.04,
  length: 2.04,
  sentence_end: 0.2,
  end_of_turn: 0.95,
};

/**
 * Likelihoods of an end of turn, ascending, each with the wait it leads to, as a share of the way
 * from the shortest to the longest. Chosen from the tables that `npm run tune:endpointing` prints.
 * From 0.76 on, which covers three quarters of the ends and a few percent of the pauses in
 * mid-sentence, the wait is the shortest. Between 0.22 and 0.63 it outlasts a pause of one second,
 * but hardly more, because half of these are ends after all.
 */
export const WAITS: readonly (readonly [likelihood: number, share: number])[] = [
  [0.12, 1],
  [0.22, 0.46],
  [0.63, 0.41],
  [0.67, 0.14],
  [0.72, 0.02],
  [0.76, 0],
];
