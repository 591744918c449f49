import type { Feature } from './features';

// Parameters of the model behind `requestLikelihood`, fitted to the tuning half of bench/talk and
// to the turns of the unit tests by `npm run tune:talk`.
export const BIAS = -1.24;
export const WEIGHTS: Readonly<Record<Feature, number>> = {
  weak: 0.01,
  fair: 2.15,
  strong: 2.39,
  asks: 0,
  opens: 1.59,
  requests: 0.72,
  addresses: 0.98,
  short: 1.38,
  long: -0.29,
  deeds: -2.78,
  reports: -4.02,
  others: -3.56,
  foreign: -4.46,
  foreign_asked: -2.83,
  topic: 1.66,
  excuses: 1.57,
};
