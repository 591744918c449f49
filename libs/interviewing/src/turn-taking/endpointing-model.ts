import type { Feature } from './evidence';

// Weights fitted to synthetic speech by `npm run tune:endpointing` (bench/endpointing).
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
 * Points on the curve that maps the likelihood (0–1) that a turn has ended to a relative wait
 * between 0 (shortest) and 1 (longest). Chosen from the tables that `npm run tune:endpointing`
 * and `npm run bench:frontier -- --tuning` print.
 *
 * From 0.8 on, the wait is as short as possible. Most turn ends reach this likelihood, but hardly any
 * mid-sentence pauses do. Between 0.72 and 0.8 there are short answers, and the pauses after the
 * first sentence of long ones. Between 0.22 and 0.72, the wait is just longer than a pause of one
 * second at the usual pace, because half of the silences in this range are turn ends.
 */
export const WAITS: readonly (readonly [likelihood: number, share: number])[] = [
  [0.12, 1],
  [0.22, 0.42],
  [0.72, 0.41],
  [0.76, 0.14],
  [0.8, 0],
];
