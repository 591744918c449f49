import type { Feature } from './evidence';

// Fitted by `npm run tune:endpointing` (bench/endpointing) on synthetic voices; do not edit by hand.
export const BIAS = -0.79;
export const WEIGHTS: Readonly<Record<Feature, number>> = {
  leads_on_surely: -4.12,
  leads_on_maybe: -1.57,
  subordinate: -1.76,
  full_stop: 0.5,
  comma: -1,
  misheard: -4,
  length: 2.79,
  sentence_end: 0.3,
  end_of_turn: 1.39,
};

/** Likelihoods of an end, ascending, with the share of the way from the shortest to the longest wait that each takes. */
export const WAITS: readonly (readonly [likelihood: number, share: number])[] = [[0.2, 1], [0.4, 0.55], [0.55, 0.2], [0.7, 0.02], [0.75, 0]];
