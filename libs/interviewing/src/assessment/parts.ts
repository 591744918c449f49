import type { Reading } from './reading/reading';

/** What an answer is judged by, each 0–1 and growing ever more slowly with what is said, so that one word more or less hardly moves it. */
export interface Parts {
  /** How much is said that the question did not hold. */
  development: number;
  /** What was done, by whom. */
  account: number;
  /** Reasons, contrasts, conditions. */
  reasoning: number;
  /** Figures, times, people: what can be pictured or checked. */
  particulars: number;
  /** Mean over the expected points. */
  coverage: number;
  /** Whether it answers at all: some deed, or some word of the subject. Near 1 with three of them, 0 with none. */
  ground: number;
  /** How near it stays to what was asked. */
  topic: number;
  /** Free of vague words, stock phrases, strings of abstract nouns, and of the candidate's own story where the work was asked about. */
  focus: number;
}

/** Where each part reaches a half. Set on the written answers of bench/calibration's tuning half and others of the same kind. */
const HALF = { development: 14, account: 3, reasoning: 3, particulars: 3, point: 2.5, topic: 0.8 };

/**
 * Actions, links and particulars for each word. An answer that goes on beyond `from` words must hold more in each of them, as much more
 * as it is longer; Arabic says in one word what English says in two.
 */
const DENSE = { english: { least: 0.11, from: 165 }, arabic: { least: 0.14, from: 120 } };

const saturating = (value: number, half: number) => value / (value + half);
/** 1 up to `free`, then falling the faster the greater the slope. */
const falling = (share: number, free: number, slope: number) =>
  Math.exp(-slope * Math.max(0, share - free));

/** @param aboutSelf the question asks for the candidate's own way, so that schooling and likings are no digression. */
export function partsOf(reading: Reading, aboutSelf: boolean): Parts {
  const { actions, own } = reading;
  const points = pointParts(reading);
  const signs = reading.points.reduce(
    (sum, point) => sum + 0.8 * point.words + 0.2 * point.telling,
    0,
  );
  const near =
    (reading.keywords + 0.5 * Math.min(3, reading.echoed) + signs) / (1 + own.length / 10);
  const digression = aboutSelf ? 1 : falling(reading.biography, 0.01, 5);
  return {
    development: saturating(own.length, HALF.development),
    account: saturating(
      0.7 * actions.events + 0.3 * actions.own + 0.7 * actions.intended,
      HALF.account,
    ),
    reasoning: saturating(reading.links, HALF.reasoning),
    particulars: saturating(reading.particulars, HALF.particulars),
    coverage: points.reduce((sum, part) => sum + part, 0) / Math.max(1, points.length),
    ground:
      1 -
      Math.exp(
        -(
          actions.events +
          actions.intended +
          reading.keywords +
          reading.points.reduce((sum, point) => sum + point.words, 0)
        ),
      ),
    topic: saturating(near, HALF.topic) * digression ** 3,
    focus:
      digression *
      densityOf(reading) *
      falling(reading.vague, 0.03, 9) *
      falling(reading.stock, 0.04, 4) *
      falling(reading.abstract, 0.16, 4),
  };
}

/** 1 where every stretch of an answer tells something; falls for talk that goes on without. Short answers are hardly judged by it. */
function densityOf({ actions, links, particulars, wordCount, arabic }: Reading): number {
  const { least, from } = arabic ? DENSE.arabic : DENSE.english;
  const wanted = least * Math.max(1, wordCount / from) ** 1.5;
  const held =
    (actions.events + actions.intended + links + particulars) / Math.max(1, wordCount) / wanted;
  return (1 - Math.exp(-2.5 * held ** 3)) ** Math.min(1, (wordCount / from) ** 2);
}

/** How far each expected point is covered, 0–1. Of a longer answer each needs more words, as chance brings more of them. */
export function pointParts({ points, own }: Reading): number[] {
  const length = Math.max(1, Math.sqrt(own.length / 30));
  return points.map(({ words, signs }) => saturating((2 * words + signs) / length, HALF.point));
}

/** What a complete answer reaches where its parts are multiplied; the scores are stretched so that it has about 100. */
const COMPLETE = 0.77;
/** Below 1, so that a given share of what was said weighs less in long answers than in short ones. */
const EVEN = 0.84;

/** How far an answer can be held against its question at all: enough said, to the point, without padding. 0–1. */
export const bearingOf = ({ development, focus, ground, topic }: Parts): number =>
  development ** 0.45 * focus * ground * (0.35 + 0.65 * topic);

/** A share of the parts, of an answer that bears on its question so far; 0–1. */
export const stretched = (bearing: number, share: number): number =>
  Math.min(1, (bearing * share) / COMPLETE) ** EVEN;

/** What an answer is worth as a whole, 0–1. */
export const worthOf = (parts: Parts): number =>
  stretched(
    bearingOf(parts),
    0.35 * parts.development +
      0.2 * parts.account +
      0.12 * parts.reasoning +
      0.18 * parts.particulars +
      0.15 * parts.coverage,
  );
