import { readdirSync, readFileSync } from 'node:fs';
import type { Competency } from '@portal/protocol';
import { LANGUAGE_OF } from './answer-pairs/format';
import { partOf } from './answer-pairs/score';
import { competencyScoresOf, type Hear, type Part } from './interview';
import { mean, ordering } from './measure';
import type { Verdict } from './pairs';

/**
 * What the levels of a competency sound like in one profession: five answers to one question, from
 * level 1 to level 5. The scorer was not fitted to them.
 */
export interface AnchorScale {
  id: string;
  language: 'en' | 'ar';
  profession: string;
  competency: Extract<Competency, 'technicalDepth' | 'relevance' | 'structure'>;
  category: 'technical' | 'hr';
  question: string;
  topic: string;
  expectedPoints: readonly string[];
  keywords: readonly string[];
  levels: readonly { level: number; why: string; answer: string }[];
}

const FOLDER = new URL('../anchors/', import.meta.url);
const WORDS_PER_SECOND = 2.2;

/** Reads all scales, which are JSON Lines. */
export const readAnchors = (): AnchorScale[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .flatMap((file) => readFileSync(new URL(file, FOLDER), 'utf8').split('\n'))
    .filter(Boolean)
    .map((line) => JSON.parse(line) as AnchorScale);

/** Returns the question with the answer of each level. */
export function levelParts(scale: AnchorScale): Part[] {
  const { id, language, profession, category, question, topic } = scale;
  return scale.levels.map(({ answer }) =>
    partOf(
      {
        id,
        language,
        profession,
        question: {
          text: question,
          type: category === 'technical' ? 'technical' : 'behavioral',
          topic,
          points: scale.expectedPoints,
          keywords: scale.keywords,
        },
      },
      { text: answer, seconds: answer.split(/\s+/).length / WORDS_PER_SECOND },
    ),
  );
}

/**
 * Returns the score of each level's answer, as it was heard, in the competency that the scale is
 * about.
 */
export function scoresOfLevels(scale: AnchorScale, hear: Hear = (part) => part): number[] {
  return levelParts(scale).map((part) => {
    const scores = competencyScoresOf([hear(part)]);
    // A question about the person has no technical depth: its whole answer stands for it.
    return scores[scale.competency] ?? scores.question ?? 0;
  });
}

/** How well the scorer keeps to the anchors of one language. */
export interface AnchorFigures {
  scales: number;
  /** Share (0–1) of all pairs of levels of a scale that are in the right order; a tie counts half. */
  orderedShare: number;
  /** Mean score of each level, from 1 to 5. */
  levelMeans: number[];
}

/** @param scoresOf returns the score of each level of a scale; null for a level to leave out. */
export function anchorFigures(
  scales: readonly AnchorScale[],
  scoresOf: (scale: AnchorScale) => readonly (number | null)[] = (scale) => scoresOfLevels(scale),
): AnchorFigures {
  const scored = scales.map((scale) => scoresOf(scale));
  const verdicts = scored.flatMap((scores) =>
    scores.flatMap((lower, at) =>
      scores.slice(at + 1).flatMap((higher) => verdictsOn(lower, higher)),
    ),
  );
  return {
    scales: scales.length,
    orderedShare: ordering(verdicts).share,
    levelMeans: [0, 1, 2, 3, 4].map((level) =>
      mean(scored.flatMap((scores) => scores[level] ?? [])),
    ),
  };
}

function verdictsOn(lower: number | null, higher: number | null): Verdict[] {
  if (lower === null || higher === null) return [];
  return [higher > lower ? 'right' : higher < lower ? 'wrong' : 'tie'];
}

/** Describes the figures of each language as lines of text. */
export function describeAnchors(scales: readonly AnchorScale[]): string[] {
  const rows = (Object.keys(LANGUAGE_OF) as (keyof typeof LANGUAGE_OF)[]).flatMap((language) => {
    const ours = scales.filter((scale) => scale.language === language);
    if (ours.length === 0) return [];
    const { orderedShare, levelMeans } = anchorFigures(ours);
    const means = levelMeans.map((value) => value.toFixed(0)).join(', ');
    return [
      `  ${language}: ${(100 * orderedShare).toFixed(1)} % of the levels in order; mean of levels 1–5: ${means}`,
    ];
  });
  return [`Anchors: ${scales.length} scales of five levels`, ...rows];
}
