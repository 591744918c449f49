import type { Calibration, Half } from './calibration';
import { shown } from './checks';
import type { Judged, Ordering } from './measure';

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const ordered = ({ pairs, right, tied, wrong, share }: Ordering) =>
  `${percent(share)} of ${pairs} pairs (${right} right, ${tied} tied, ${wrong} wrong)`;
const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

/**
 * Describes the results for one half of the groups, as lines of text, with individual answers and
 * their scores.
 */
export function describeHalf(name: string, { measured, checks }: Half): string[] {
  const missed = measured.judged.filter(({ verdict }) => verdict !== 'right');
  return [
    `${name}: ${measured.answers} answers`,
    `  ordered right          ${ordered(measured.ordering)}`,
    `  … where both speak     ${ordered(measured.speaking)}`,
    `  … by overall score     ${ordered(measured.byOverall)}`,
    `  whole interviews       ${ordered(measured.interviews)}`,
    `  rank correlation       ${measured.rankCorrelation.toFixed(3)} (Kendall tau-b, mean of the groups)`,
    `  answers not scored     ${measured.abstentions}`,
    ...describeKinds(measured.kinds),
    ...describeInterviews(measured.interviewScores),
    ...missed.map(describePair),
    ...checks.flatMap(({ name: check, tried, failures, measured: words }) => [
      `  ${failures.length === 0 ? 'ok  ' : 'FAIL'} ${check}: ${tried - failures.length} of ${tried} hold (${words})`,
      ...failures.map((failure) => `         ${failure}`),
    ]),
  ];
}

function describeKinds(kinds: Readonly<Record<string, Ordering>>): string[] {
  const short = Object.entries(kinds).filter(([, { share }]) => share < 1);
  return [
    '  kinds of pairs not all right:',
    ...short.map(
      ([kind, { pairs, tied, wrong }]) =>
        `    ${kind.padEnd(32)} of ${pairs}: ${tied} tied, ${wrong} wrong`,
    ),
  ];
}

const describeInterviews = (scores: Half['measured']['interviewScores']) =>
  Object.entries(scores).map(
    ([language, byQuality]) =>
      `  interviews ${language}: ${Object.entries(byQuality)
        .map(([quality, score]) => `${quality} ${shown(score)}`)
        .join(', ')}`,
  );

const describePair = ({ pair, verdict, better, worse }: Judged) =>
  `  ${verdict.padEnd(5)}  ${pair.group.id}: ${pair.better.id} ${shown(better)}, ${pair.worse.id} ${shown(worse)}`;

/** Returns the data to save in the results file. */
export function asRecord({ first, second }: Calibration) {
  const half = ({ measured, checks }: Half) => ({
    answers: measured.answers,
    ordering: measured.ordering,
    speaking: measured.speaking,
    byOverall: measured.byOverall,
    interviews: measured.interviews,
    rankCorrelation: rounded(measured.rankCorrelation),
    abstentions: measured.abstentions,
    kinds: measured.kinds,
    checks: checks.map(({ name, tried, failures, measured: words }) => ({
      name,
      tried,
      failed: failures.length,
      measured: words,
    })),
  });
  return { first: half(first), second: half(second) };
}
