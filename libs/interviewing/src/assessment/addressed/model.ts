import type { Feature } from './features';

// Parameters of the model behind `addressLikelihood`, fitted to labelled clauses by `npm run
// tune:addressed` (bench/addressed).
export const BIAS = -1.63;
export const WEIGHTS: Readonly<Record<Feature, number>> = {
  you: 1.27,
  order: 2.45,
  judged: 2.61,
  gain: 1.84,
  core: 2.96,
  praise: 1.82,
  near: 1.23,
  work: -2.68,
  foreign: -3.16,
  tells: -2.57,
  only_tells: -0.45,
  would: -0.73,
  events: -0.68,
};
