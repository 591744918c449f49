import type { Feature } from './features';

// Parameters of the model behind `requestLikelihood`, fitted to the tuning half of bench/talk and
// to the turns of the unit tests by `npm run tune:talk`.
export const BIAS = -1.16;
export const WEIGHTS: Readonly<Record<Feature, number>> = {
  weak: 0,
  fair: 2.12,
  strong: 2.44,
  opens: 1.8,
  requests: 0.43,
  addresses: 0.76,
  short: 1.53,
  long: -0.15,
  deeds: -3.09,
  reports: -3.92,
  others: -3.3,
  foreign: -3.95,
  foreign_asked: -3.31,
  topic: 1.81,
  excuses: 1.59,
};
