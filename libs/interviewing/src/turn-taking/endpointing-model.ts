import type { Feature } from './evidence';

// Fitted by `npm run tune:endpointing` (bench/endpointing) on synthetic voices.
export const BIAS = -0.66;
export const WEIGHTS: Readonly<Record<Feature, number>> = {
  leads_on_surely: -4.59,
  leads_on_maybe: -1.6,
  subordinate: -1.96,
  full_stop: 0.7,
  comma: -1,
  misheard: -4.54,
  length: 2.14,
  sentence_end: 0.2,
  end_of_turn: 0.98,
};

/**
 * Likelihoods of an end, ascending, with the share of the way from the shortest to the longest wait that each takes; chosen from the tables of the same command.
 * From 0.76 on (more than half of the ends, one pause in mid-sentence in a hundred) the wait is the shortest; below 0.5 it is longer than a pause of a second.
 */
export const WAITS: readonly (readonly [likelihood: number, share: number])[] = [[0.2, 1], [0.4, 0.55], [0.5, 0.42], [0.6, 0.18], [0.7, 0.14], [0.76, 0.01], [0.8, 0]];
