import { median } from 'simple-statistics';

/** Results of one phase. Latencies are in milliseconds. */
export interface Phase {
  perSecond: number;
  p50: number;
  p99: number;
  errors: number;
  answers: number;
}
/** Results of one round: the same reads on the product and on the bare server. */
export interface Round {
  ours: Phase;
  bare: Phase;
}
/** Resident memory of one process in MB, sampled at a fixed interval. */
export type Samples = readonly number[];

export interface Measured {
  /**
   * Rounds, keyed by the kind of read request. The rounds under `reads` contain a mix of all kinds.
   */
  rounds: Record<string, Round[]>;
  /** Results for a mix of all kinds of read, at half the maximum rate. */
  half: Phase;
  /** Results of the mixed load, keyed by kind of call. */
  mixed: Record<string, Phase>;
  login: Phase;
  /** Results of the soak test, and each server's memory during it. */
  soak: { phases: Phase[]; memory: Record<string, Samples> };
}

export const round = (value: number, digits: number): number => Number(value.toFixed(digits));

/** Returns the product's throughput relative to the bare server: the median over the rounds. */
export const ratioOf = (rounds: readonly Round[]): number =>
  round(median(rounds.map(({ ours, bare }) => ours.perSecond / bare.perSecond)), 3);

/**
 * Returns the memory growth in per cent: the median of the last fifth of the samples relative to
 * that of the second fifth. The first fifth is ignored because code is still being compiled and
 * pools are filling up.
 */
export function growthPercent(samples: Samples): number {
  const fifth = Math.floor(samples.length / 5);
  if (fifth === 0) throw new Error('too few samples');
  const early = median(samples.slice(fifth, 2 * fifth));
  return round(((median(samples.slice(-fifth)) - early) / early) * 100, 1);
}

/** Returns the figures for the `RESULT api` line. */
export function summarise({ rounds, half, mixed, login, soak }: Measured) {
  const reads = rounds['reads'];
  if (!reads) throw new Error('no rounds of mixed reads');
  const phases = [
    half,
    login,
    ...Object.values(mixed),
    ...soak.phases,
    ...Object.values(rounds)
      .flat()
      .flatMap(({ ours, bare }) => [ours, bare]),
  ];
  return {
    reads_ratio: ratioOf(reads),
    reads_p99_ms: half.p99,
    errors: phases.reduce((sum, { errors }) => sum + errors, 0),
    rss_growth_pct: Math.max(...Object.values(soak.memory).map(growthPercent)),
    login_per_s: round(login.perSecond, 1),
  };
}
