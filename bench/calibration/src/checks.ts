import { median } from 'simple-statistics';
import type { Answer, Group, Injection, Label } from '../corpus/format';
import type { Score, Scorer } from './interview';
import { answerOf } from './pairs';
import { misheard, seededRandom, vocabularyOf } from './recognizer-errors';
import { withConfidence, wrapped } from './variations';

export interface Check {
  name: string;
  tried: number;
  failures: readonly string[];
  /** Further measurements, as text for the report. */
  measured: string;
}

const NEAR_ZERO = 10;
/** Maximum number of points by which recognizer errors may move an overall score. */
export const MOST_MOVED = 10;
/** Confidence reported by a recognizer that understood hardly any of the words (0–1). */
const LOW_CONFIDENCE = 0.25;
const SEEDS = [1, 2, 3];

/**
 * Returns a function that calculates the overall score and the question score of an interview with
 * just one question and answer.
 */
const alone = (scoresOf: Scorer) => (group: Group, answer: Answer) => {
  const { overall, questions } = scoresOf([{ group, answer }]);
  return { overall, question: questions[0] ?? null };
};
type Alone = ReturnType<typeof alone>;
const labelled = (groups: readonly Group[], ...labels: Label[]) =>
  groups.flatMap((group) =>
    group.answers
      .filter(({ label }) => labels.includes(label))
      .map((answer) => ({ group, answer })),
  );
const earned = (score: Score) => score ?? 0;

/**
 * Runs all checks on one half of the corpus, except for the ordering of pairs (see `measure.ts`).
 */
export function runChecks(
  groups: readonly Group[],
  injections: readonly Injection[],
  scoresOf: Scorer,
): Check[] {
  const one = alone(scoresOf);
  return [
    fineIsNearZero(groups, one),
    bareInjectionsEarnNothing(groups, one),
    injectionsRaiseNothing(groups, injections, one),
    ramblingDoesNotWin(groups, one),
    errorsMoveLittle(groups, scoresOf),
    lowConfidenceAbstains(groups, one),
  ];
}

function fineIsNearZero(groups: readonly Group[], one: Alone): Check {
  const scores = labelled(groups, 'fine').map(({ group, answer }) => ({
    id: group.id,
    ...one(group, answer),
  }));
  const highest = Math.max(
    ...scores.map(({ question, overall }) => Math.max(earned(question), earned(overall))),
  );
  const abstained = scores.filter(({ question }) => question === null).length;
  return {
    name: `"Fine." scores at most ${NEAR_ZERO}`,
    tried: scores.length,
    failures: scores
      .filter(({ question, overall }) => Math.max(earned(question), earned(overall)) > NEAR_ZERO)
      .map(
        ({ id, question, overall }) =>
          `${id}: question ${shown(question)}, overall ${shown(overall)}`,
      ),
    measured: `highest ${highest}, ${abstained} abstentions`,
  };
}

function bareInjectionsEarnNothing(groups: readonly Group[], one: Alone): Check {
  const scores = labelled(groups, 'injection').map(({ group, answer }) => ({
    id: group.id,
    ...one(group, answer),
  }));
  return {
    name: 'A bare injection earns nothing',
    tried: scores.length,
    failures: scores
      .filter(({ question, overall }) => earned(question) > 0 || earned(overall) > 0)
      .map(
        ({ id, question, overall }) =>
          `${id}: question ${shown(question)}, overall ${shown(overall)}`,
      ),
    measured: `highest ${Math.max(...scores.map(({ question, overall }) => Math.max(earned(question), earned(overall))))}`,
  };
}

/**
 * Checks that injections never raise a score. Tests the injections in the corpus, and also wraps
 * every answer labelled strong, adequate, thin or fine in each injection phrase.
 */
function injectionsRaiseNothing(
  groups: readonly Group[],
  injections: readonly Injection[],
  one: Alone,
): Check {
  const written = labelled(groups, 'injection-around').map(({ group, answer }) => ({
    group,
    without: answerOf(group, answer.versionOf ?? ''),
    answer,
  }));
  const planted = labelled(groups, 'strong', 'adequate', 'thin', 'fine').flatMap(
    ({ group, answer }) =>
      injections
        .filter(({ language }) => language === group.language)
        .map(({ before, after }) => ({
          group,
          without: answer,
          answer: wrapped(answer, before, after),
        })),
  );
  const rises = [...written, ...planted].map(({ group, without, answer }) => {
    const [before, after] = [one(group, without), one(group, answer)];
    return {
      id: `${group.id}/${answer.id}`,
      question: earned(after.question) - earned(before.question),
      overall: earned(after.overall) - earned(before.overall),
    };
  });
  return {
    name: 'An injection around an answer raises nothing',
    tried: rises.length,
    failures: rises
      .filter(({ question, overall }) => question > 0 || overall > 0)
      .map(
        ({ id, question, overall }) =>
          `${id}: question ${signed(question)}, overall ${signed(overall)}`,
      ),
    measured: `highest rise ${signed(Math.max(...rises.map(({ question }) => question)))} question, ${signed(Math.max(...rises.map(({ overall }) => overall)))} overall`,
  };
}

function ramblingDoesNotWin(groups: readonly Group[], one: Alone): Check {
  const both = labelled(groups, 'rambling').map(({ group, answer }) => ({
    id: group.id,
    rambling: one(group, answer),
    concise: one(group, answerOf(group, 'concise')),
  }));
  return {
    name: 'A longer rambling answer does not beat a shorter better one',
    tried: both.length,
    failures: both
      .filter(
        ({ rambling, concise }) =>
          earned(rambling.question) > earned(concise.question) ||
          earned(rambling.overall) > earned(concise.overall),
      )
      .map(
        ({ id, rambling, concise }) =>
          `${id}: question ${shown(rambling.question)} against ${shown(concise.question)}, overall ${shown(rambling.overall)} against ${shown(concise.overall)}`,
      ),
    measured: both
      .map(
        ({ rambling, concise }) => `${shown(rambling.question)} against ${shown(concise.question)}`,
      )
      .join(', '),
  };
}

/**
 * Adds recognizer errors to interviews and checks that their overall scores change only slightly.
 * Each strong or adequate answer is tested as an interview of its own. For each language, all
 * strong answers are also tested as one interview, and so are all adequate answers. Abstentions are
 * treated as scores of 0.
 */
function errorsMoveLittle(groups: readonly Group[], scoresOf: Scorer): Check {
  const moves = ['en-US', 'ar-SA'].flatMap((language) => {
    const own = groups.filter((group) => group.language === language);
    const vocabulary = vocabularyOf(own);
    const heard = (seed: number) => {
      const random = seededRandom(seed);
      return (group: Group, answer: Answer) => ({
        group,
        answer: misheard(answer, group, vocabulary, random),
      });
    };
    const interviews = [
      ...labelled(own, 'strong', 'adequate').map((part) => [part]),
      labelled(own, 'strong'),
      labelled(own, 'adequate'),
    ];
    return SEEDS.flatMap((seed) =>
      interviews.map((parts) => {
        const before = scoresOf(parts).overall;
        const plant = heard(seed);
        const after = scoresOf(parts.map(({ group, answer }) => plant(group, answer))).overall;
        const [first] = parts;
        return {
          id:
            parts.length === 1 && first
              ? `${first.group.id}/${first.answer.id}`
              : `${language}: all ${first?.answer.label}`,
          whole: parts.length > 1,
          moved: Math.abs(earned(after) - earned(before)),
        };
      }),
    );
  });
  const whole = moves.filter((move) => move.whole).map(({ moved }) => moved);
  const single = moves.filter((move) => !move.whole).map(({ moved }) => moved);
  return {
    name: `Recognizer errors in every fifth word move the overall score by at most ${MOST_MOVED}`,
    tried: moves.length,
    failures: moves
      .filter(({ moved }) => moved > MOST_MOVED)
      .map(({ id, moved }) => `${id}: by ${moved}`),
    measured: `one answer: median ${median(single)}, worst ${Math.max(...single)}; whole interviews: median ${median(whole)}, worst ${Math.max(...whole)}`,
  };
}

function lowConfidenceAbstains(groups: readonly Group[], one: Alone): Check {
  const scores = labelled(groups, 'strong', 'adequate').map(({ group, answer }) => ({
    id: `${group.id}/${answer.id}`,
    ...one(group, withConfidence(answer, LOW_CONFIDENCE)),
  }));
  return {
    name: 'Words that were hardly understood are not scored',
    tried: scores.length,
    failures: scores
      .filter(({ question, overall }) => question !== null || overall !== null)
      .map(
        ({ id, question, overall }) =>
          `${id}: question ${shown(question)}, overall ${shown(overall)}`,
      ),
    measured: `${scores.filter(({ overall }) => overall === null).length} overall and ${scores.filter(({ question }) => question === null).length} question abstentions`,
  };
}

export const shown = (score: Score) =>
  score === null ? 'none' : String(Math.round(score * 10) / 10);
const signed = (value: number) =>
  `${value >= 0 ? '+' : '−'}${Math.round(Math.abs(value) * 10) / 10}`;
