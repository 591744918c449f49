import { median } from 'simple-statistics';

/** Results of one phase. Latencies in milliseconds. */
export interface Phase {
  perSecond: number;
  p50: number;
  p99: number;
  errors: number;
  answers: number;
}
/** One round: the same reads on the product and then on the bare server. */
export interface Round {
  ours: Phase;
  bare: Phase;
}
/** Resident memory of one process, sampled at a fixed interval (MB). */
export type Samples = readonly number[];

export interface Measured {
  /** Rounds of each kind of read alone, and of all reads mixed (`reads`). */
  rounds: Record<string, Round[]>;
  /** All reads at half of their maximum rate. */
  half: Phase;
  /** Each kind of call of the mixed load. */
  mixed: Record<string, Phase>;
  login: Phase;
  /** Memory of each server during the soak. */
  soak: { phases: Phase[]; memory: Record<string, Samples> };
}

export const round = (value: number, digits: number): number => Number(value.toFixed(digits));

/** Throughput of the product relative to the bare server: median over the rounds. */
export const ratioOf = (rounds: readonly Round[]): number =>
  round(median(rounds.map(({ ours, bare }) => ours.perSecond / bare.perSecond)), 3);

/**
 * Memory growth in per cent: median of the soak's last fifth against its second fifth. The first
 * fifth is ignored: code is compiled and pools fill up.
 */
export function growthPercent(samples: Samples): number {
  const fifth = Math.floor(samples.length / 5);
  if (fifth === 0) throw new Error('too few samples');
  const early = median(samples.slice(fifth, 2 * fifth));
  return round(((median(samples.slice(-fifth)) - early) / early) * 100, 1);
}

/** The figures of the line `RESULT api`. */
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
