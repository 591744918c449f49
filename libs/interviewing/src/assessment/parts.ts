import type { Reading } from './reading/reading';

/**
 * Parts of an answer's score, each 0–1 with diminishing returns, so that one word more or less
 * hardly matters.
 */
export interface Parts {
  /** How much the answer says beyond the question. */
  development: number;
  /** What was done, and by whom. */
  account: number;
  /** Reasons, contrasts, conditions. */
  reasoning: number;
  /** Figures, times, people: details one can picture or check. */
  particulars: number;
  /** Mean over the expected points. */
  coverage: number;
  /**
   * Whether it answers at all: an action, or a word of the subject. Near 1 with three of them, 0
   * with none.
   */
  ground: number;
  /** How close it stays to the question. */
  topic: number;
  /**
   * Lowered by vague words, stock phrases, strings of abstract nouns, and personal history where
   * the question is about work.
   */
  focus: number;
}

/**
 * Amount at which each part reaches 0.5. Fitted on the written answers of bench/calibration's
 * tuning half and similar ones.
 */
const HALF = { development: 14, account: 3, reasoning: 3, particulars: 3, point: 2.5, topic: 0.8 };

/**
 * Expected actions, links and details per word. Above `from` words an answer needs proportionally
 * more of them. Arabic says in one word what takes English two.
 */
const DENSE = { english: { least: 0.11, from: 165 }, arabic: { least: 0.14, from: 120 } };

const saturating = (value: number, half: number) => value / (value + half);
/** 1 up to `free`, then falling with the given slope. */
const falling = (share: number, free: number, slope: number) =>
  Math.exp(-slope * Math.max(0, share - free));

/**
 * @param aboutSelf whether the question asks about the candidate, so that education and preferences
 * are on topic.
 */
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

/**
 * 1 if the whole answer is informative; lower for long answers with filler. Short answers are
 * hardly affected.
 */
function densityOf({ actions, links, particulars, wordCount, arabic }: Reading): number {
  const { least, from } = arabic ? DENSE.arabic : DENSE.english;
  const wanted = least * Math.max(1, wordCount / from) ** 1.5;
  const held =
    (actions.events + actions.intended + links + particulars) / Math.max(1, wordCount) / wanted;
  return (1 - Math.exp(-2.5 * held ** 3)) ** Math.min(1, (wordCount / from) ** 2);
}

/**
 * Coverage of each expected point, 0–1. Longer answers need more matching words, because more match
 * by chance.
 */
export function pointParts({ points, own }: Reading): number[] {
  const length = Math.max(1, Math.sqrt(own.length / 30));
  return points.map(({ words, signs }) => saturating((2 * words + signs) / length, HALF.point));
}

/**
 * Product of the parts that a complete answer reaches; scores are scaled so that it gets about 100.
 */
const COMPLETE = 0.77;
/** Exponent below 1: the same share counts for less in long answers than in short ones. */
const EVEN = 0.84;

/**
 * Whether an answer can be judged against its question: enough said, on topic, without padding.
 * 0–1.
 */
export const bearingOf = ({ development, focus, ground, topic }: Parts): number =>
  development ** 0.45 * focus * ground * (0.35 + 0.65 * topic);

/** A share of the parts, scaled by how well the answer addresses its question; 0–1. */
export const stretched = (bearing: number, share: number): number =>
  Math.min(1, (bearing * share) / COMPLETE) ** EVEN;

/** Overall worth of an answer, 0–1. */
export const worthOf = (parts: Parts): number =>
  stretched(
    bearingOf(parts),
    0.35 * parts.development +
      0.2 * parts.account +
      0.12 * parts.reasoning +
      0.18 * parts.particulars +
      0.15 * parts.coverage,
  );
