import { readdirSync, readFileSync } from 'node:fs';
import type { Language } from '@portal/protocol';

/** What the worse answer of a pair lacks, or how the two are spoken. */
export const CATEGORIES = [
  'correct-vs-wrong',
  'generic-story',
  'same-story-again',
  'short-good-vs-long-weak',
  'halting-vs-fluent-empty',
  'specific-vs-vague',
  'own-part',
  'gulf-arabic',
  'recogniser-noise',
  'beside-the-question',
] as const;
export type Category = (typeof CATEGORIES)[number];

export const ANSWER_QUALITIES = [
  'strong',
  'adequate',
  'thin',
  'empty',
  'wrong',
  'generic',
  'repeated',
  'beside',
] as const;

export interface WrittenAnswer {
  /** As a recognizer writes it. */
  text: string;
  /** How long it takes to say. */
  seconds: number;
  quality: (typeof ANSWER_QUALITIES)[number];
}

/** Two answers to one question, one of which every hiring manager finds better. */
export interface AnswerPair {
  id: string;
  language: 'en' | 'ar';
  profession: string;
  category: Category;
  question: {
    text: string;
    type: 'technical' | 'behavioral';
    topic: string;
    /** What a good answer covers, written before the answers. */
    points: readonly string[];
    keywords: readonly string[];
  };
  /** What was asked and answered before in the same interview. */
  earlier: readonly { question: string; type: 'technical' | 'behavioral'; answer: string }[];
  better: WrittenAnswer;
  worse: WrittenAnswer;
  why: string;
}

export const LANGUAGE_OF: Readonly<Record<AnswerPair['language'], Language>> = {
  en: 'en-US',
  ar: 'ar-SA',
};

/** `held-out` was written by people who had not read the scorer; who tunes it does not read them. */
const FOLDERS = {
  tuning: new URL('../../corpus/pairs/', import.meta.url),
  'held-out': new URL('../../../held-out/pairs/', import.meta.url),
};

/** Reads all pairs of one half, which are JSON Lines. */
export function readPairs(half: keyof typeof FOLDERS): AnswerPair[] {
  const folder = FOLDERS[half];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .flatMap((file) => readFileSync(new URL(file, folder), 'utf8').split('\n'))
    .filter(Boolean)
    .map((line) => JSON.parse(line) as AnswerPair);
}
