import { CATEGORIES } from './format';
import type { PairFigures, ScoredPair } from './measure';
import { verdictOn } from './measure';

const percent = (share: number) => (Number.isNaN(share) ? '–' : `${(share * 100).toFixed(1)} %`);
const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

/** Describes one half's figures as lines of text, a row for each category. */
export function describePairs(
  name: string,
  byLanguage: Readonly<Record<string, PairFigures>>,
): string[] {
  const languages = Object.entries(byLanguage);
  const row = (title: string, cells: readonly string[]) =>
    `  ${title.padEnd(26)}${cells.map((cell) => cell.padStart(20)).join('')}`;
  return [
    `${name}: pairs of answers, share in the order of people`,
    row(
      '',
      languages.map(([language]) => language),
    ),
    ...CATEGORIES.map((category) =>
      row(
        category,
        languages.map(([, { categories }]) => {
          const of = categories[category];
          return of ? `${percent(of.share)} of ${of.pairs}` : '–';
        }),
      ),
    ),
    row(
      'without the first',
      languages.map(([, { orderedShare }]) => percent(orderedShare)),
    ),
    row(
      'mean of strong answers',
      languages.map(([, { strongMean }]) => strongMean.toFixed(1)),
    ),
    row(
      'mean of empty answers',
      languages.map(([, { emptyMean }]) => emptyMean.toFixed(1)),
    ),
  ];
}

/** Names the pairs that are not in the right order. For the tuning half only. */
export const describeMissed = (scored: readonly ScoredPair[]): string[] =>
  scored
    .filter((each) => verdictOn(each) !== 'right')
    .map(
      ({ pair, better, worse }) =>
        `  ${verdictOn({ pair, better, worse }).padEnd(5)}  ${pair.id} (${pair.category}): ${better ?? '–'}, ${worse ?? '–'}`,
    );

/** Returns the figures of the `RESULT calibration` line. */
export const resultOf = (figures: PairFigures) => ({
  pairs: figures.pairs,
  ordered_share: rounded(figures.orderedShare, 4),
  content_share: rounded(figures.contentShare, 4),
  strong_mean: rounded(figures.strongMean, 1),
  empty_mean: rounded(figures.emptyMean, 1),
});
