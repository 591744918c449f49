import { QUALITIES, type Answer, type Group, type Label, type Quality } from '../corpus/format';
import type { Score } from './interview';

/** Two answers to one question, of which people find one obviously better. */
export interface Pair {
  group: Group;
  better: Answer;
  worse: Answer;
}
export type Verdict = 'right' | 'tie' | 'wrong';

const isQuality = (label: Label): label is Quality =>
  (QUALITIES as readonly string[]).includes(label);
const rank = (label: Quality) => QUALITIES.length - QUALITIES.indexOf(label);

/** A group's answers that have a place between the qualities. */
export const ranked = (group: Group) =>
  group.answers.flatMap((answer) =>
    isQuality(answer.label) ? [{ answer, rank: rank(answer.label) }] : [],
  );

/** All pairs of different quality within the group, then those ordered by hand. */
export function pairsOf(group: Group): Pair[] {
  const answers = ranked(group);
  const byQuality = answers.flatMap((a) =>
    answers
      .filter((b) => a.rank > b.rank)
      .map((b) => ({ group, better: a.answer, worse: b.answer })),
  );
  const byHand = group.orders.map(([better, worse]) => ({
    group,
    better: answerOf(group, better),
    worse: answerOf(group, worse),
  }));
  return [...byQuality, ...byHand];
}

export function answerOf(group: Group, id: string): Answer {
  const found = group.answers.find((answer) => answer.id === id);
  if (!found) throw new Error(`${group.id} has no answer ${id}`);
  return found;
}

/**
 * An abstention ranks below every score. Silence and a bare injection are compared by what they earn instead, an
 * abstention being nothing: whether the scorer writes "none" or 0 beside either is no judgement between the two.
 */
export function verdict({ better, worse }: Pair, scoreOf: (answer: Answer) => Score): Verdict {
  const abstention = better.label === 'silence' && worse.label === 'injection' ? 0 : -1;
  const difference = (scoreOf(better) ?? abstention) - (scoreOf(worse) ?? abstention);
  return difference > 0 ? 'right' : difference < 0 ? 'wrong' : 'tie';
}

/** Which labels a pair sets against each other, such as `strong > thin`. */
export const kindOf = ({ better, worse }: Pair) => `${better.label} > ${worse.label}`;

/** Whether both answers of a pair say something to the question: the pairs in which a scorer has to judge words. */
export const bothSpeak = ({ better, worse }: Pair) =>
  [better, worse].every(({ label }) => label !== 'silence' && label !== 'injection');

export const SHARE_OF: Readonly<Record<Verdict, number>> = { right: 1, tie: 0.5, wrong: 0 };

/** Share of pairs ordered right, 0–1; a tie counts half. */
export function orderedShare(verdicts: readonly Verdict[]): number {
  return verdicts.reduce((sum, each) => sum + SHARE_OF[each], 0) / verdicts.length;
}

/**
 * Kendall's tau-b (1945) from the verdicts on all pairs of a set without ties in its true order: −1 to 1, and 0 where all scores are the same.
 */
export function tauB(verdicts: readonly Verdict[]): number {
  const count = (wanted: Verdict) => verdicts.filter((each) => each === wanted).length;
  const untied = verdicts.length - count('tie');
  return untied === 0 ? 0 : (count('right') - count('wrong')) / Math.sqrt(verdicts.length * untied);
}
