import type { Reading } from './reading/reading';
import { isTold, NO_STRUCTURE, structureOf, type Structure } from './structure';
import { COMPETENCY_WEIGHTS, WORTH_WEIGHTS } from './weights';

/**
 * What an answer's score is made of, each 0–1. Most grow ever more slowly, so that one word more or
 * less hardly matters.
 */
export interface Parts {
  /** How much the answer says beyond the question. */
  development: number;
  /** How much of it is specific: names, terms and things that people of other trades don't use. */
  specificity: number;
  /** How much the answer says about what happened and what was done. */
  account: number;
  /** How much of that the speaker did. */
  ownPart: number;
  /** How much happens per word. */
  density: number;
  /** How much reasoning the answer contains: reasons, contrasts and conditions. */
  reasoning: number;
  /**
   * How many figures, times and people the answer mentions: details that one can picture or check.
   */
  particulars: number;
  /** How many of these there are per word. */
  detail: number;
  /** How many of the question's keywords occur. */
  keywords: number;
  /** How much of the expected points' own words occurs, on average. */
  pointWords: number;
  /** How many of the expected points are touched by any word, on average. */
  touched: number;
  /** How well the expected points are covered, counting words that people use for such a point. */
  coverage: number;
  /** How closely the answer sticks to the question. */
  topic: number;
  /** Phrases that fit any question and any job. */
  stock: number;
  /** Evasions and fillers. */
  vagueness: number;
  /** Strings of abstract nouns. */
  abstraction: number;
  /** Home and schooling, where the question is about work. */
  biography: number;
  /** "We" and "the team" in place of the speaker. */
  together: number;
  /** What is always so, for everybody, and what one should do. */
  generality: number;
}
export type PartName = keyof Parts;

/** Parts that lower a score. */
export const FLAWS: ReadonlySet<PartName> = new Set([
  'stock',
  'vagueness',
  'abstraction',
  'biography',
  'together',
  'generality',
]);

/** A score as a weighted sum of the parts, in points (0–100). */
export interface Weights {
  bias: number;
  parts: Readonly<Partial<Record<PartName, number>>>;
}

/** For each part that grows ever more slowly, the count at which it is one half. */
const HALF = {
  development: 14,
  specificity: 4,
  account: 3,
  ownPart: 2,
  reasoning: 3,
  particulars: 3,
  keywords: 1.5,
  touched: 1,
  point: 2.5,
  topic: 0.8,
};
/**
 * Words added to an answer's own before anything is counted per word, so that one word that was
 * misheard hardly matters in a short answer.
 */
const RATED_FROM_WORDS = 30;
/** For each part that is a rate, the share of the answer's words at which it is full. */
const FULL = {
  density: 1 / 10,
  detail: 1 / 15,
  stock: 1 / 8,
  vagueness: 1 / 8,
  abstraction: 1 / 3,
  biography: 1 / 15,
  together: 1 / 12,
  generality: 1 / 9,
};

/** Share of these counts that suffices in Arabic, where one word often says what takes two. */
const ARABIC = 0.7;

const saturating = (value: number, half: number) => value / (value + half);
const rate = (share: number, full: number) => Math.min(1, share / full);
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** The parts of an answer that earns nothing. */
export const NO_PARTS: Parts = {
  development: 0,
  specificity: 0,
  account: 0,
  ownPart: 0,
  density: 0,
  reasoning: 0,
  particulars: 0,
  detail: 0,
  keywords: 0,
  pointWords: 0,
  touched: 0,
  coverage: 0,
  topic: 0,
  stock: 0,
  vagueness: 0,
  abstraction: 0,
  biography: 0,
  together: 0,
  generality: 0,
};

/**
 * Computes the parts of an answer's score.
 * @param aboutSelf whether the question is about the candidate personally, so that education and
 *   preferences count as on topic.
 */
export function partsOf(reading: Reading, aboutSelf: boolean): Parts {
  const { actions, own, points } = reading;
  const length = lengthOf(reading);
  const grown = grownIn(reading);
  const perWord = perWordIn(reading);
  const biography = aboutSelf ? 0 : rate(reading.biography, FULL.biography);
  return {
    development: grown(own.length, HALF.development),
    specificity: grown(reading.specific / length, HALF.specificity),
    ...storyParts(reading),
    density: rate(perWord(actions.events + actions.intended), FULL.density),
    reasoning: grown(reading.links, HALF.reasoning),
    detail: rate(perWord(reading.particulars), FULL.detail),
    keywords: grown(reading.keywords / length, HALF.keywords),
    pointWords: mean(points.map(({ words }) => Math.min(1, words / 2 / length))),
    touched: mean(points.map(({ words }) => grown(words, HALF.touched))),
    coverage: mean(pointParts(reading)),
    topic: saturating(nearness(reading), HALF.topic) * (1 - biography) ** 2,
    stock: rate(reading.stock, FULL.stock),
    vagueness: rate(reading.vague, FULL.vagueness),
    abstraction: rate(reading.abstract, FULL.abstraction),
    biography,
  };
}

const grownIn =
  ({ arabic }: Reading) =>
  (count: number, half: number) =>
    saturating(count, arabic ? half * ARABIC : half);
const perWordIn =
  ({ wordCount }: Reading) =>
  (count: number) =>
    count / (wordCount + RATED_FROM_WORDS);

/** The parts that say whether an answer tells a story of the speaker's own. */
function storyParts(reading: Reading) {
  const { actions, particulars, together, general } = reading;
  const grown = grownIn(reading);
  return {
    account: grown(actions.events + actions.intended, HALF.account),
    ownPart: grown(actions.own, HALF.ownPart),
    particulars: grown(particulars, HALF.particulars),
    together: rate(together, FULL.together),
    generality: rate(perWordIn(reading)(general), FULL.generality),
  };
}

/** A longer answer needs more matching words, because more of its words match by chance. */
const lengthOf = ({ own }: Reading) => Math.max(1, Math.sqrt(own.length / 30));

/** Words of the question, its subject and its points, per ten content words. */
function nearness({ keywords, echoed, points, own }: Reading): number {
  const signs = points.reduce((sum, point) => sum + 0.8 * point.words + 0.2 * point.telling, 0);
  return (keywords + 0.5 * Math.min(3, echoed) + signs) / (1 + own.length / 10);
}

/** Value of an expected point (0–1) from which the rules count it as covered. */
export const COVERED_FROM = 0.5;
/** Topic (see `Parts`) from which an answer is about its question. */
export const ON_TOPIC_FROM = 0.25;

/**
 * Returns how well each expected point is covered, 0–1: by its words, or because the answer says it
 * outright or its structure shows it.
 */
export function pointParts(reading: Reading): number[] {
  const structure = structureIn(reading);
  return reading.points.map(({ point, words, signs, outright }) => {
    const byWords = saturating((2 * words + signs) / lengthOf(reading), HALF.point);
    const isMade = outright > 0 || isTold(point, structure, reading);
    return isMade ? Math.max(COVERED_FROM, byWords) : byWords;
  });
}

/** Reads the structure of an answer. A story beside the question has none that counts. */
export const structureIn = (reading: Reading): Structure =>
  saturating(nearness(reading), HALF.topic) < ON_TOPIC_FROM
    ? NO_STRUCTURE
    : structureOf(reading, storyParts(reading));

/** Development (see `Parts`) of an answer of six content words: shorter ones earn a part only. */
const ENOUGH = 0.3;

/** Topic (see `Parts`) from which an answer counts in full. Nine in ten good answers reach it. */
const NEAR = 0.3;
/** Share that is left of an answer about something else altogether. */
const ASTRAY = 0.3;

/** Returns a score as the weights say, 0–1. An answer that says nothing of its own earns 0. */
function weighed(parts: Parts, { bias, parts: weights }: Weights): number {
  const sum = (Object.entries(weights) as [PartName, number][]).reduce(
    (total, [name, weight]) => total + weight * parts[name],
    bias,
  );
  const enough = Math.min(1, parts.development / ENOUGH);
  const near = Math.min(1, ASTRAY + ((1 - ASTRAY) * parts.topic) / NEAR);
  return (enough * near * Math.max(0, Math.min(100, sum))) / 100;
}

/** Returns the overall quality of an answer, 0–1. */
export const worthOf = (parts: Parts): number => weighed(parts, WORTH_WEIGHTS);

/** How much the parts that show a competency count in it; the answer's whole counts for the rest. */
const OWN_SHARE = 0.8;

/**
 * Returns how well an answer does in one competency, 0–1: mostly by the parts that show it, partly by
 * its overall quality, because a well-built answer to another question shows little.
 */
export const shownIn = (competency: keyof typeof COMPETENCY_WEIGHTS, parts: Parts): number =>
  OWN_SHARE * weighed(parts, COMPETENCY_WEIGHTS[competency]) + (1 - OWN_SHARE) * worthOf(parts);

/** Returns how free an answer is of padding, 0–1. */
export const focusOf = ({ stock, vagueness, abstraction, biography }: Parts): number =>
  (1 - stock / 2) * (1 - vagueness / 2) * (1 - abstraction / 2) * (1 - biography / 2);
