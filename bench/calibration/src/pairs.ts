import { QUALITIES, type Answer, type Group, type Label, type Quality } from '../corpus/format';
import type { Score } from './interview';

/** Two answers to the same question, one of which people find clearly better. */
export interface Pair {
  group: Group;
  better: Answer;
  worse: Answer;
}
export type Verdict = 'right' | 'tie' | 'wrong';

const isQuality = (label: Label): label is Quality =>
  (QUALITIES as readonly string[]).includes(label);
const rank = (label: Quality) => QUALITIES.length - QUALITIES.indexOf(label);

/** Returns the group's answers whose labels have a rank, each with its rank. */
export const ranked = (group: Group) =>
  group.answers.flatMap((answer) =>
    isQuality(answer.label) ? [{ answer, rank: rank(answer.label) }] : [],
  );

/** Returns all pairs of answers with different ranks, followed by the pairs ordered by hand. */
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
 * Compares the scores of the two answers in a pair. An abstention normally ranks below every score.
 * However, when silence is compared with an answer that is only a prompt injection, an abstention
 * counts as a score of 0, because neither answer has earned anything.
 */
export function verdict({ better, worse }: Pair, scoreOf: (answer: Answer) => Score): Verdict {
  const abstention = better.label === 'silence' && worse.label === 'injection' ? 0 : -1;
  const difference = (scoreOf(better) ?? abstention) - (scoreOf(worse) ?? abstention);
  return difference > 0 ? 'right' : difference < 0 ? 'wrong' : 'tie';
}

/** Returns the labels of a pair, such as `strong > thin`. */
export const kindOf = ({ better, worse }: Pair) => `${better.label} > ${worse.label}`;

/**
 * Whether the scorer has to judge the wording of both answers. It doesn't if either answer is
 * silence or consists only of a prompt injection.
 */
export const bothSpeak = ({ better, worse }: Pair) =>
  [better, worse].every(({ label }) => label !== 'silence' && label !== 'injection');

export const SHARE_OF: Readonly<Record<Verdict, number>> = { right: 1, tie: 0.5, wrong: 0 };

/**
 * Returns the fraction of pairs that are in the right order, from 0 to 1. A tie counts as half a
 * pair.
 */
export function orderedShare(verdicts: readonly Verdict[]): number {
  return verdicts.reduce((sum, each) => sum + SHARE_OF[each], 0) / verdicts.length;
}

/**
 * Returns Kendall's tau-b (1945), given the verdicts on all pairs in a set of answers whose true
 * order has no ties. It ranges from −1 to 1 and is 0 if all scores are equal.
 */
export function tauB(verdicts: readonly Verdict[]): number {
  const count = (wanted: Verdict) => verdicts.filter((each) => each === wanted).length;
  const untied = verdicts.length - count('tie');
  return untied === 0 ? 0 : (count('right') - count('wrong')) / Math.sqrt(verdicts.length * untied);
}
