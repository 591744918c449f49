import { QUALITIES, type Answer, type Group, type Quality } from '../corpus/format';
import type { Score, Scorer } from './interview';
import {
  bothSpeak,
  kindOf,
  orderedShare,
  pairsOf,
  ranked,
  tauB,
  verdict,
  type Pair,
  type Verdict,
} from './pairs';

/** The verdict on a pair of answers, with both scores. */
export interface Judged {
  pair: Pair;
  kind: string;
  verdict: Verdict;
  better: Score;
  worse: Score;
}

export interface Ordering {
  pairs: number;
  right: number;
  tied: number;
  wrong: number;
  /** Share of pairs in the right order, from 0 to 1. A tie counts as half a pair. */
  share: number;
}

export interface Measured {
  answers: number;
  judged: readonly Judged[];
  /** How well the questions' scores rank the pairs. */
  ordering: Ordering;
  /**
   * How well the questions' scores rank the harder pairs. In these, neither answer is silent or
   * consists only of injected instructions.
   */
  speaking: Ordering;
  /**
   * How well pairs of answers are ranked by their overall scores, with each answer scored as a
   * separate interview.
   */
  byOverall: Ordering;
  /** Kendall's tau-b between labels and question scores, averaged over the groups of answers. */
  rankCorrelation: number;
  kinds: Readonly<Record<string, Ordering>>;
  /** Number of answers that contain words but get no question score because the scorer abstains. */
  abstentions: number;
  /**
   * How well overall scores rank whole interviews. In each language, there is one interview with
   * all strong answers, one with all adequate answers, and so on.
   */
  interviews: Ordering;
  interviewScores: Readonly<Record<string, Partial<Record<Quality, Score>>>>;
}

export function measure(groups: readonly Group[], scoresOf: Scorer): Measured {
  const scores = new Map(
    groups.flatMap((group) =>
      group.answers.map((answer) => [answer, scoresOf([{ group, answer }])] as const),
    ),
  );
  const question = (answer: Answer): Score => scores.get(answer)?.questions[0] ?? null;
  const overall = (answer: Answer): Score => scores.get(answer)?.overall ?? null;
  const pairs = groups.flatMap(pairsOf);
  const judged = pairs.map((pair) => ({
    pair,
    kind: kindOf(pair),
    verdict: verdict(pair, question),
    better: question(pair.better),
    worse: question(pair.worse),
  }));
  const interviewScores = wholeInterviews(groups, scoresOf);
  return {
    answers: scores.size,
    judged,
    ordering: ordering(judged.map((each) => each.verdict)),
    speaking: ordering(judged.filter(({ pair }) => bothSpeak(pair)).map((each) => each.verdict)),
    byOverall: ordering(pairs.map((pair) => verdict(pair, overall))),
    rankCorrelation: mean(
      groups.map((group) => tauB(rankedPairs(group).map((pair) => verdict(pair, question)))),
    ),
    kinds: byKind(judged),
    abstentions: [...scores.keys()].filter(
      (answer) => answer.label !== 'silence' && question(answer) === null,
    ).length,
    interviews: ordering(Object.values(interviewScores).flatMap(interviewVerdicts)),
    interviewScores,
  };
}

function rankedPairs(group: Group): Pair[] {
  const places = new Set(ranked(group).map(({ answer }) => answer));
  return pairsOf(group).filter(({ better, worse }) => places.has(better) && places.has(worse));
}

export function ordering(verdicts: readonly Verdict[]): Ordering {
  const count = (wanted: Verdict) => verdicts.filter((each) => each === wanted).length;
  return {
    pairs: verdicts.length,
    right: count('right'),
    tied: count('tie'),
    wrong: count('wrong'),
    share: orderedShare(verdicts),
  };
}

function byKind(judged: readonly Judged[]): Record<string, Ordering> {
  const kinds = [...new Set(judged.map(({ kind }) => kind))];
  return Object.fromEntries(
    kinds.map((kind) => [
      kind,
      ordering(judged.filter((each) => each.kind === kind).map((each) => each.verdict)),
    ]),
  );
}

const asked = (groups: readonly Group[], label: Quality) =>
  groups.map((group) => {
    const answer = group.answers.find((each) => each.label === label);
    if (!answer) throw new Error(`${group.id} has no ${label} answer`);
    return { group, answer };
  });

/** Scores one interview per language and label, made up of all the answers with that label. */
function wholeInterviews(
  groups: readonly Group[],
  scoresOf: Scorer,
): Record<string, Partial<Record<Quality, Score>>> {
  const languages = [...new Set(groups.map(({ language }) => language))];
  return Object.fromEntries(
    languages.map((language) => {
      const own = groups.filter((group) => group.language === language);
      return [
        language,
        Object.fromEntries(
          QUALITIES.map((quality) => [quality, scoresOf(asked(own, quality)).overall]),
        ),
      ];
    }),
  );
}

function interviewVerdicts(scores: Partial<Record<Quality, Score>>): Verdict[] {
  return QUALITIES.flatMap((better, at) =>
    QUALITIES.slice(at + 1).map((worse) => {
      const abstention = better === 'silence' ? 0 : -1;
      const difference = (scores[better] ?? abstention) - (scores[worse] ?? abstention);
      return difference > 0 ? 'right' : difference < 0 ? 'wrong' : 'tie';
    }),
  );
}

export const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
