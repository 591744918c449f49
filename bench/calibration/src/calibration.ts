import { SECOND_GROUPS } from '../corpus/second';
import { SECOND_INJECTIONS } from '../corpus/second/injections';
import { FIRST_GROUPS } from '../corpus/first';
import { FIRST_INJECTIONS } from '../corpus/first/injections';
import { runChecks, type Check } from './checks';
import type { Scorer } from './interview';
import { measure, type Measured } from './measure';

/** Minimum share of pairs that the scorer must put in the same order as people do, in each half. */
export const REQUIRED_SHARE = 0.9;

export interface Half {
  measured: Measured;
  checks: readonly Check[];
}
/** The two halves of the groups. The scorer is tuned to both; the held-out pairs judge it. */
export interface Calibration {
  first: Half;
  second: Half;
}

export const calibrate = (scoresOf: Scorer): Calibration => ({
  first: {
    measured: measure(FIRST_GROUPS, scoresOf),
    checks: runChecks(FIRST_GROUPS, FIRST_INJECTIONS, scoresOf),
  },
  second: {
    measured: measure(SECOND_GROUPS, scoresOf),
    checks: runChecks(SECOND_GROUPS, SECOND_INJECTIONS, scoresOf),
  },
});

/** Returns the reasons why the calibration fails, one line each. */
export const shortcomings = ({ first, second }: Calibration): string[] =>
  [first, second].flatMap(({ measured, checks }) => [
    ...(measured.ordering.share < REQUIRED_SHARE
      ? [`ordered right: ${measured.ordering.share.toFixed(3)}, required ${REQUIRED_SHARE}`]
      : []),
    ...checks
      .filter(({ failures }) => failures.length > 0)
      .map(({ name, failures, tried }) => `${name}: ${failures.length} of ${tried} fail`),
  ]);
