import { median } from 'simple-statistics';

/** What one phase of the load gave. Latencies in milliseconds. */
export interface Phase {
  perSecond: number;
  p50: number;
  p99: number;
  errors: number;
  answers: number;
}
/** One round: the same reads at the product and at the bare server, one after the other. */
export interface Round {
  ours: Phase;
  bare: Phase;
}
/** Resident memory of one process, sampled at even steps, in MB. */
export type Samples = readonly number[];

export interface Measured {
  /** Rounds of each read by itself, and of all of them mixed (`reads`). */
  rounds: Record<string, Round[]>;
  /** All reads at half of what they reached. */
  half: Phase;
  /** Each kind of call of the mixed load. */
  mixed: Record<string, Phase>;
  login: Phase;
  /** Of each server, while the soak went on. */
  soak: { phases: Phase[]; memory: Record<string, Samples> };
}

export const round = (value: number, digits: number): number => Number(value.toFixed(digits));

/** Throughput of the product / of the bare server: the median of the rounds' ratios. */
export const ratioOf = (rounds: readonly Round[]): number =>
  round(median(rounds.map(({ ours, bare }) => ours.perSecond / bare.perSecond)), 3);

/**
 * How much memory grew, in per cent: the median of the soak's last fifth against that of its second fifth. The first is left
 * out: there compiled code and pools come into being.
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
