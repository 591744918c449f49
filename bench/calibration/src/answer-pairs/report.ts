import { CATEGORIES } from './format';
import type { PairFigures, ScoredPair } from './measure';
import { verdictOn } from './measure';

/** Writes a share (0–1) in percent; a dash for a share of nothing. */
export const percent = (share: number): string =>
  Number.isNaN(share) ? '–' : `${(share * 100).toFixed(1)} %`;
/** Writes a score; a dash for the mean of nothing. */
export const points = (score: number): string => (Number.isNaN(score) ? '–' : score.toFixed(1));
/** Writes a row of a table. */
export const tableRow = (title: string, cells: readonly string[]): string =>
  `  ${title.padEnd(26)}${cells.map((cell) => cell.padStart(20)).join('')}`;
const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

/** Describes one half's figures as lines of text, a row for each category. */
export function describePairs(
  name: string,
  byLanguage: Readonly<Record<string, PairFigures>>,
): string[] {
  const languages = Object.entries(byLanguage);
  return [
    `${name}: pairs of answers, share in the order of people`,
    tableRow(
      '',
      languages.map(([language]) => language),
    ),
    ...CATEGORIES.map((category) =>
      tableRow(
        category,
        languages.map(([, { categories }]) => {
          const of = categories[category];
          return of ? `${percent(of.share)} of ${of.pairs}` : '–';
        }),
      ),
    ),
    tableRow(
      'without the first',
      languages.map(([, { orderedShare }]) => percent(orderedShare)),
    ),
    tableRow(
      'mean of strong answers',
      languages.map(([, { strongMean }]) => points(strongMean)),
    ),
    tableRow(
      'mean of empty answers',
      languages.map(([, { emptyMean }]) => points(emptyMean)),
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
