import type { Reading } from './reading/reading';

/**
 * The parts of an answer's score, each 0–1. Most have diminishing returns, so one word more or less
 * hardly matters.
 */
export interface Parts {
  /** How much the answer says beyond the question. */
  development: number;
  /** How much the answer says about what was done, and by whom. */
  account: number;
  /** How much reasoning the answer contains: reasons, contrasts and conditions. */
  reasoning: number;
  /**
   * How many figures, times and people the answer mentions: details that one can picture or check.
   */
  particulars: number;
  /** How well the answer covers the expected points, on average. */
  coverage: number;
  /**
   * How clearly the answer responds to the question, based on the number of actions and of words
   * about the subject: 0 if there are none, and nearly 1 if there are three in total.
   */
  ground: number;
  /** How closely the answer sticks to the question. */
  topic: number;
  /**
   * How focused the answer is. Vague words, stock phrases and strings of abstract nouns lower it,
   * as does personal history if the question is about work.
   */
  focus: number;
}

/**
 * For each part of an answer's score, the input value at which that part is 0.5. Fitted to similar
 * answers and to the half of the written answers in bench/calibration that is used for tuning.
 */
const HALF = { development: 14, account: 3, reasoning: 3, particulars: 3, point: 2.5, topic: 0.8 };

/**
 * Expected number of actions, links and details per word. Answers of up to `from` words need at
 * least `least`; longer answers need more. Arabic has separate values, because one Arabic word
 * often says what takes two in English.
 */
const DENSE = { english: { least: 0.11, from: 165 }, arabic: { least: 0.14, from: 120 } };

/** The parts of an answer that earns nothing. */
export const NO_PARTS: Parts = {
  development: 0,
  account: 0,
  reasoning: 0,
  particulars: 0,
  coverage: 0,
  ground: 0,
  topic: 0,
  focus: 0,
};

const saturating = (value: number, half: number) => value / (value + half);
/** Returns 1 while `share` is at most `free`, then falls towards 0 at a rate set by `slope`. */
const falling = (share: number, free: number, slope: number) =>
  Math.exp(-slope * Math.max(0, share - free));

/**
 * Computes the parts of an answer's score.
 * @param aboutSelf whether the question is about the candidate personally, so that education and
 *   preferences count as on topic.
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
 * Returns how dense an answer is (0–1): nearly 1 if all of it is informative, and less if it is
 * long and padded with filler. Short answers are hardly affected.
 */
function densityOf({ actions, links, particulars, wordCount, arabic }: Reading): number {
  const { least, from } = arabic ? DENSE.arabic : DENSE.english;
  const wanted = least * Math.max(1, wordCount / from) ** 1.5;
  const held =
    (actions.events + actions.intended + links + particulars) / Math.max(1, wordCount) / wanted;
  return (1 - Math.exp(-2.5 * held ** 3)) ** Math.min(1, (wordCount / from) ** 2);
}

/**
 * Returns how well each expected point is covered, 0–1. A longer answer needs more matching words,
 * because more of its words match by chance.
 */
export function pointParts({ points, own }: Reading): number[] {
  const length = Math.max(1, Math.sqrt(own.length / 30));
  return points.map(({ words, signs }) => saturating((2 * words + signs) / length, HALF.point));
}

/**
 * Unscaled value of a complete answer. Values are divided by this number, so that a complete answer
 * scores about 100.
 */
const COMPLETE = 0.77;
/**
 * Exponent applied after dividing by `COMPLETE`. It is below 1, so the same improvement adds less
 * to a strong answer than to a weak one.
 */
const EVEN = 0.84;

/**
 * Returns how well an answer addresses its question (0–1): whether it says enough, stays on topic
 * and avoids padding.
 */
export const bearingOf = ({ development, focus, ground, topic }: Parts): number =>
  development ** 0.45 * focus * ground * (0.35 + 0.65 * topic);

/**
 * Scales a weighted sum of the parts of an answer's score by how well the answer addresses its
 * question. The result is between 0 and 1.
 */
export const stretched = (bearing: number, share: number): number =>
  Math.min(1, (bearing * share) / COMPLETE) ** EVEN;

/** Returns the overall quality of an answer, 0–1. */
export const worthOf = (parts: Parts): number =>
  stretched(
    bearingOf(parts),
    0.35 * parts.development +
      0.2 * parts.account +
      0.12 * parts.reasoning +
      0.18 * parts.particulars +
      0.15 * parts.coverage,
  );
