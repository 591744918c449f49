import { describePairs, percent, points, resultOf, tableRow } from '../answer-pairs/report';
import { MOST_MOVED } from '../checks';
import type { Columns, Comparison, VoiceFigures } from './comparison';

const TITLES: Readonly<Record<keyof Columns<unknown>, string>> = {
  written: 'written',
  heard: 'as heard',
  understoodWritten: 'understood, written',
  understoodHeard: 'understood, heard',
};
const NAMES = Object.keys(TITLES) as (keyof typeof TITLES)[];

const share = (part: number, whole: number) => part / whole;

/**
 * Describes the comparison as lines of text: what was heard, then a table for each kind.
 * @param half name of the half that the pairs are of
 */
export function describeComparison(half: string, comparison: Comparison): string[] {
  const { pairs, unscored, voices, all } = comparison;
  const titled = Object.fromEntries(NAMES.map((name) => [TITLES[name], pairs[name]]));
  return [
    ...describeVoices([...voices, all]),
    '',
    ...describePairs(`Pairs, ${half} half, English`, titled),
    row('answers not scored', unscored, String),
    '',
    ...describeGroups(comparison),
    '',
    ...describeAnchors(comparison),
  ];
}

/** Writes a row with a cell for each column. */
const row = <Figures>(
  title: string,
  columns: Columns<Figures>,
  cell: (figures: Figures) => string,
): string =>
  tableRow(
    title,
    NAMES.map((name) => cell(columns[name])),
  );

const head = tableRow(
  '',
  NAMES.map((name) => TITLES[name]),
);

function describeVoices(voices: readonly VoiceFigures[]): string[] {
  return [
    'What was heard',
    tableRow('', ['answers', 'asked to say again', 'words', 'word errors', 'marked as doubtful']),
    ...voices.map(({ voice, answers, askedAgain, words, errors, heardWords, marked }) =>
      tableRow(voice, [
        `${answers}`,
        `${askedAgain}`,
        `${words}`,
        percent(share(errors, words)),
        percent(share(marked, heardWords)),
      ]),
    ),
  ];
}

function describeGroups({ groups, measured, moved }: Comparison): string[] {
  const { written, heard } = measured;
  const both = (title: string, cell: (figures: typeof heard) => string) =>
    tableRow(title, [cell(written), cell(heard), '–', '–']);
  const movement = (title: string, cell: (figures: (typeof moved)['heard']) => string) =>
    tableRow(title, ['–', cell(moved.heard), '–', cell(moved.understoodHeard)]);
  return [
    'Groups',
    head,
    row(
      'ordered right',
      groups,
      ({ ordering }) => `${percent(ordering.share)} of ${ordering.pairs}`,
    ),
    row('… where both speak', groups, ({ speaking }) => percent(speaking.share)),
    both('… by overall score', ({ byOverall }) => percent(byOverall.share)),
    both('whole interviews', ({ interviews }) => percent(interviews.share)),
    both('rank correlation', ({ rankCorrelation }) => rankCorrelation.toFixed(3)),
    both('answers not scored', ({ abstentions }) => `${abstentions}`),
    movement('overall moved, median', ({ median }) => points(median)),
    movement('overall moved, worst', ({ worst }) => points(worst)),
    movement(`… by at most ${MOST_MOVED}`, ({ little, answers }) => `${little} of ${answers}`),
  ];
}

function describeAnchors({ anchors }: Comparison): string[] {
  const whole = (mean: number) => (Number.isNaN(mean) ? '–' : mean.toFixed(0));
  return [
    `Anchors: ${anchors.written.scales} scales of five levels`,
    head,
    row('levels in order', anchors, ({ orderedShare }) => percent(orderedShare)),
    row('mean of levels 1–5', anchors, ({ levelMeans }) => levelMeans.map(whole).join(', ')),
  ];
}

/** Returns the figures of the `RESULT calibration_recognized` line. */
export function recognizedResult(comparison: Comparison) {
  const { pairs, groups, anchors, moved, all } = comparison;
  const [written, heard] = [resultOf(pairs.written), resultOf(pairs.heard)];
  return {
    answers: all.answers,
    wer: rounded(share(all.errors, all.words), 4),
    asked_again: all.askedAgain,
    ...heard,
    ordered_share_written: written.ordered_share,
    content_share_written: written.content_share,
    strong_mean_written: written.strong_mean,
    empty_mean_written: written.empty_mean,
    pairs_understood: pairs.understoodHeard.pairs,
    ordered_share_understood: resultOf(pairs.understoodHeard).ordered_share,
    ordered_share_understood_written: resultOf(pairs.understoodWritten).ordered_share,
    groups_ordered_share: rounded(groups.heard.ordering.share, 4),
    groups_ordered_share_written: rounded(groups.written.ordering.share, 4),
    overall_moved_median: rounded(moved.heard.median, 1),
    anchors_ordered_share: rounded(anchors.heard.orderedShare, 4),
    anchors_ordered_share_written: rounded(anchors.written.orderedShare, 4),
  };
}

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));
