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
 * prints.
 *
 * From 0.76 on, the wait is as short as possible. Three quarters of all turn ends reach this
 * likelihood, but only a few percent of mid-sentence pauses do. Between 0.22 and 0.63, the wait is
 * slightly more than a second at the usual pace, because half of the silences in this range are
 * turn ends.
 */
export const WAITS: readonly (readonly [likelihood: number, share: number])[] = [
  [0.12, 1],
  [0.22, 0.46],
  [0.63, 0.41],
  [0.67, 0.14],
  [0.72, 0.02],
  [0.76, 0],
];
