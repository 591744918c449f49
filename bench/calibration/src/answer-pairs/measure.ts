import { mean, ordering, type Ordering } from '../measure';
import type { Score } from '../interview';
import type { Verdict } from '../pairs';
import { CATEGORIES, type AnswerPair, type Category, type WrittenAnswer } from './format';

/** The scores of both answers of a pair. */
export interface ScoredPair {
  pair: AnswerPair;
  better: Score;
  worse: Score;
}

/** How well the question scores of some pairs rank them. Shares are from 0 to 1. */
export interface PairFigures {
  pairs: number;
  /** Share of the pairs in the right order, leaving out `correct-vs-wrong`. A tie counts half. */
  orderedShare: number;
  /** The same share in `correct-vs-wrong` alone. */
  contentShare: number;
  /** Mean score of the answers labelled strong. An abstention counts as 0. */
  strongMean: number;
  /** Mean score of the answers labelled empty. An abstention counts as 0. */
  emptyMean: number;
  categories: Readonly<Partial<Record<Category, Ordering>>>;
}

/** What the held-out half must reach, in each language alone. */
export const REQUIRED = { orderedShare: 0.93, strongMean: 75, emptyMean: 25 };

/** An abstention ranks below every score: it is no judgement of an answer that has words. */
export function verdictOn({ better, worse }: ScoredPair): Verdict {
  const difference = (better ?? -1) - (worse ?? -1);
  return difference > 0 ? 'right' : difference < 0 ? 'wrong' : 'tie';
}

export function figuresOf(scored: readonly ScoredPair[]): PairFigures {
  const share = (of: readonly ScoredPair[]) => ordering(of.map(verdictOn)).share;
  const meanOf = (quality: WrittenAnswer['quality']) =>
    mean(
      scored.flatMap(({ pair, better, worse }) =>
        (
          [
            [pair.better, better],
            [pair.worse, worse],
          ] as const
        )
          .filter(([answer]) => answer.quality === quality)
          .map(([, score]) => score ?? 0),
      ),
    );
  const isContent = ({ pair }: ScoredPair) => pair.category === 'correct-vs-wrong';
  return {
    pairs: scored.length,
    orderedShare: share(scored.filter((each) => !isContent(each))),
    contentShare: share(scored.filter(isContent)),
    strongMean: meanOf('strong'),
    emptyMean: meanOf('empty'),
    categories: Object.fromEntries(
      CATEGORIES.map((category) => [
        category,
        scored.filter(({ pair }) => pair.category === category),
      ])
        .filter(([, of]) => of!.length > 0)
        .map(([category, of]) => [category, ordering((of as ScoredPair[]).map(verdictOn))]),
    ),
  };
}

/** Returns what the figures of one language lack, one line each. */
export function lackingIn(name: string, figures: PairFigures): string[] {
  const lines: string[] = [];
  if (!(figures.orderedShare >= REQUIRED.orderedShare))
    lines.push(
      `${name}: ordered_share ${figures.orderedShare.toFixed(3)}, required ${REQUIRED.orderedShare}`,
    );
  if (!(figures.strongMean >= REQUIRED.strongMean))
    lines.push(
      `${name}: strong_mean ${figures.strongMean.toFixed(1)}, required ${REQUIRED.strongMean}`,
    );
  if (!(figures.emptyMean <= REQUIRED.emptyMean))
    lines.push(
      `${name}: empty_mean ${figures.emptyMean.toFixed(1)}, at most ${REQUIRED.emptyMean}`,
    );
  return lines;
}
