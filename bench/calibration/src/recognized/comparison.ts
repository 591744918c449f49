import { median } from 'simple-statistics';
import { wordErrors, wordsOf } from '@portal/testing/word-error-rate';
import type { Group } from '../../corpus/format';
import { anchorFigures, levelParts, scoresOfLevels, type AnchorFigures } from '../anchors';
import { figuresOf, type PairFigures, type ScoredPair } from '../answer-pairs/measure';
import { partsOf, scoreHeardPair, scorePair } from '../answer-pairs/score';
import { MOST_MOVED } from '../checks';
import { scoresOf, type Part } from '../interview';
import { measure, ordering, type Judged, type Measured, type Ordering } from '../measure';
import { bothSpeak } from '../pairs';
import { nameOf, type HeardAnswer, type HeardAnswers } from './hearing';
import type { Kind, Material } from './material';

/**
 * Figures of written answers and of the same answers as they were heard; and both without what the
 * interviewer would ask to say again, and every pair that contains it.
 */
export interface Columns<Figures> {
  written: Figures;
  heard: Figures;
  understoodWritten: Figures;
  understoodHeard: Figures;
}

/** How well the question scores of the groups rank pairs of answers. */
export type GroupFigures = Pick<Measured, 'ordering' | 'speaking'>;

/** By how many points recognition moves the overall scores of strong and adequate answers. */
export interface Moved {
  answers: number;
  median: number;
  worst: number;
  /** Number of answers whose score moves by at most `MOST_MOVED`. */
  little: number;
}

/** What became of the words of a voice, or of all. */
export interface VoiceFigures {
  voice: string;
  answers: number;
  /** Number of answers that the interviewer would ask to say again. */
  askedAgain: number;
  words: number;
  /** Words to insert, delete or replace to get from what was said to what was heard. */
  errors: number;
  heardWords: number;
  /** Number of the heard words that the product marks as probably misheard. */
  marked: number;
}

export interface Comparison {
  pairs: Columns<PairFigures>;
  /** Number of the pairs' answers that the scorer does not score. */
  unscored: Columns<number>;
  groups: Columns<GroupFigures>;
  /** All figures of the groups, which are not measured without what is asked for again. */
  measured: Record<'written' | 'heard', Omit<Measured, 'judged'>>;
  moved: Record<'heard' | 'understoodHeard', Moved>;
  anchors: Columns<AnchorFigures>;
  voices: VoiceFigures[];
  all: VoiceFigures;
}

/** Scores the material as it was written and as it was heard, and compares the figures. */
export function compare(material: Material, heard: HeardAnswers): Comparison {
  const pairs = {
    written: material.pairs.map((pair) => scorePair(pair)),
    heard: material.pairs.map((pair) => scoreHeardPair(pair, heard.hear('pairs'))),
  };
  const isUnderstood = ({ pair }: ScoredPair) =>
    allUnderstood(
      heard,
      'pairs',
      [pair.better, pair.worse].flatMap((answer) => partsOf(pair, answer)),
    );
  return {
    pairs: inColumns(pairs, isUnderstood, figuresOf),
    unscored: inColumns(pairs, isUnderstood, countUnscored),
    ...compareGroups(material.groups, heard),
    anchors: compareAnchors(material.anchors, heard),
    ...countWords(heard.all),
  };
}

function inColumns<Item, Figures>(
  { written, heard }: Record<'written' | 'heard', readonly Item[]>,
  isUnderstood: (item: Item) => boolean,
  figures: (items: readonly Item[]) => Figures,
): Columns<Figures> {
  return {
    written: figures(written),
    heard: figures(heard),
    understoodWritten: figures(written.filter(isUnderstood)),
    understoodHeard: figures(heard.filter(isUnderstood)),
  };
}

const allUnderstood = (heard: HeardAnswers, kind: Kind, parts: readonly Part[]) =>
  parts.every((part) => !heard.asksAgain(kind, part));

const countUnscored = (scored: readonly ScoredPair[]) =>
  scored.flatMap(({ better, worse }) => [better, worse]).filter((score) => score === null).length;

function compareGroups(
  groups: readonly Group[],
  heard: HeardAnswers,
): Pick<Comparison, 'groups' | 'measured' | 'moved'> {
  const hear = heard.hear('groups');
  const { judged: asWritten, ...written } = measure(groups, scoresOf);
  const { judged: asHeard, ...measured } = measure(
    groups.map((group) => ({
      ...group,
      answers: group.answers.map((answer) => hear({ group, answer }).answer),
    })),
    scoresOf,
  );
  const doubtful = new Set(
    groups.flatMap((group) =>
      group.answers
        .filter((answer) => heard.asksAgain('groups', { group, answer }))
        .map(({ id }) => `${group.id}/${id}`),
    ),
  );
  return {
    groups: inColumns(
      { written: asWritten, heard: asHeard },
      ({ pair: { group, better, worse } }) =>
        [better, worse].every(({ id }) => !doubtful.has(`${group.id}/${id}`)),
      orderOf,
    ),
    measured: { written, heard: measured },
    moved: movedBy(groups, heard),
  };
}

function orderOf(judged: readonly Judged[]): GroupFigures {
  const of = (pairs: readonly Judged[]): Ordering => ordering(pairs.map(({ verdict }) => verdict));
  return { ordering: of(judged), speaking: of(judged.filter(({ pair }) => bothSpeak(pair))) };
}

function movedBy(groups: readonly Group[], heard: HeardAnswers): Comparison['moved'] {
  const hear = heard.hear('groups');
  const overall = (part: Part) => scoresOf([part]).overall ?? 0;
  const moves = groups.flatMap((group) =>
    group.answers
      .filter(({ label }) => label === 'strong' || label === 'adequate')
      .map((answer) => {
        const part = { group, answer };
        return {
          by: Math.abs(overall(hear(part)) - overall(part)),
          understood: allUnderstood(heard, 'groups', [part]),
        };
      }),
  );
  const figures = (points: readonly number[]): Moved => ({
    answers: points.length,
    median: points.length > 0 ? median([...points]) : NaN,
    worst: points.length > 0 ? Math.max(...points) : NaN,
    little: points.filter((by) => by <= MOST_MOVED).length,
  });
  return {
    heard: figures(moves.map(({ by }) => by)),
    understoodHeard: figures(moves.filter(({ understood }) => understood).map(({ by }) => by)),
  };
}

function compareAnchors(scales: Material['anchors'], heard: HeardAnswers): Columns<AnchorFigures> {
  const hear = heard.hear('anchors');
  type ScoresOf = Exclude<Parameters<typeof anchorFigures>[1], undefined>;
  const written: ScoresOf = (scale) => scoresOfLevels(scale);
  const asHeard: ScoresOf = (scale) => scoresOfLevels(scale, hear);
  const understood =
    (scores: ScoresOf): ScoresOf =>
    (scale) => {
      const levels = levelParts(scale);
      return scores(scale).map((score, at) =>
        allUnderstood(heard, 'anchors', [levels[at]!]) ? score : null,
      );
    };
  return {
    written: anchorFigures(scales, written),
    heard: anchorFigures(scales, asHeard),
    understoodWritten: anchorFigures(scales, understood(written)),
    understoodHeard: anchorFigures(scales, understood(asHeard)),
  };
}

function countWords(answers: readonly HeardAnswer[]): Pick<Comparison, 'voices' | 'all'> {
  const voices = [...new Set(answers.map(({ voice }) => nameOf(voice)))].sort();
  return {
    voices: voices.map((name) =>
      countsOf(
        name,
        answers.filter(({ voice }) => nameOf(voice) === name),
      ),
    ),
    all: countsOf('all', answers),
  };
}

function countsOf(voice: string, answers: readonly HeardAnswer[]): VoiceFigures {
  const counts: VoiceFigures = {
    voice,
    answers: answers.length,
    askedAgain: 0,
    words: 0,
    errors: 0,
    heardWords: 0,
    marked: 0,
  };
  for (const { said, heard, asksAgain } of answers) {
    const reference = wordsOf(said.join(' '));
    const understood = wordsOf(heard.text);
    counts.askedAgain += asksAgain ? 1 : 0;
    counts.words += reference.length;
    counts.errors += wordErrors(reference, understood);
    counts.heardWords += understood.length;
    counts.marked += heard.misheard.length;
  }
  return counts;
}
