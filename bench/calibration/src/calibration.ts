import { HELD_OUT } from '../corpus/held-out';
import { HELD_OUT_INJECTIONS } from '../corpus/held-out/injections';
import { TUNING } from '../corpus/tuning';
import { TUNING_INJECTIONS } from '../corpus/tuning/injections';
import { runChecks, type Check } from './checks';
import type { Scorer } from './interview';
import { measure, type Measured } from './measure';

/** Minimum share of held-out pairs that the scorer must put in the same order as people do. */
export const REQUIRED_SHARE = 0.9;

export interface Half {
  measured: Measured;
  checks: readonly Check[];
}
export interface Calibration {
  tuning: Half;
  heldOut: Half;
}

export const calibrate = (scoresOf: Scorer): Calibration => ({
  tuning: {
    measured: measure(TUNING, scoresOf),
    checks: runChecks(TUNING, TUNING_INJECTIONS, scoresOf),
  },
  heldOut: {
    measured: measure(HELD_OUT, scoresOf),
    checks: runChecks(HELD_OUT, HELD_OUT_INJECTIONS, scoresOf),
  },
});

/**
 * Returns the reasons why the calibration fails, one line each. Only the results for the held-out
 * half of the corpus are considered.
 */
export function shortcomings({ heldOut: { measured, checks } }: Calibration): string[] {
  const share =
    measured.ordering.share < REQUIRED_SHARE
      ? [`ordered right: ${measured.ordering.share.toFixed(3)}, required ${REQUIRED_SHARE}`]
      : [];
  return [
    ...share,
    ...checks
      .filter(({ failures }) => failures.length > 0)
      .map(({ name, failures, tried }) => `${name}: ${failures.length} of ${tried} fail`),
  ];
}
