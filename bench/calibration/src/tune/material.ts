import type { PlannedQuestion } from '@portal/protocol';
import { SECOND_GROUPS } from '../../corpus/second';
import { FIRST_GROUPS } from '../../corpus/first';
import { plannedQuestion } from '../answer-pairs/score';
import { readPairs, type WrittenAnswer } from '../answer-pairs/format';
import { pairsOf, ranked } from '../pairs';
import { misheard, seededRandom, vocabularyOf } from '../recognizer-errors';

/** The score that people would give to an answer of each label: anchors of docs/rubric.md. */
export const TARGETS: Readonly<Record<WrittenAnswer['quality'] | 'fine', number>> = {
  strong: 97,
  adequate: 68,
  wrong: 55,
  thin: 34,
  generic: 15,
  beside: 10,
  empty: 2,
  fine: 0,
  repeated: 0,
};
/**
 * How much answers of a label count; 1 if missing. The parts cannot see what is untrue, which sounds
 * like the truth, nor a story told before, which is found by comparison. Empty answers count more,
 * because they are fewer.
 */
const WEIGHTS: Readonly<Partial<Record<string, number>>> = { wrong: 0.3, repeated: 0, empty: 2 };

export interface Material {
  /** Who and what is left out together when a fit is tried on answers it has not seen. */
  fold: string;
  trade: string;
  text: string;
  question: PlannedQuestion;
  target: number;
  weight: number;
}

export interface AllMaterial {
  answers: Material[];
  /** Indices of the better and the worse answer. */
  pairs: (readonly [number, number])[];
  /** Indices of an answer and of the same answer misheard. */
  twins: (readonly [number, number])[];
}

/**
 * Collects the answers of the tuning half, with the pairs that their parts can order, and good
 * answers once more with recognizer errors in every fifth word.
 */
export function materialOf(): AllMaterial {
  const answers: Material[] = [];
  const pairs: [number, number][] = [];
  for (const pair of readPairs('tuning')) {
    const at = answers.length;
    for (const { text, quality } of [pair.better, pair.worse])
      answers.push({
        fold: pair.profession,
        trade: pair.profession,
        text,
        question: plannedQuestion(pair),
        target: TARGETS[quality],
        weight: WEIGHTS[quality] ?? 1,
      });
    if (pair.category !== 'correct-vs-wrong' && pair.category !== 'same-story-again')
      pairs.push([at, at + 1]);
  }
  for (const group of [...FIRST_GROUPS, ...SECOND_GROUPS]) {
    const isRanked = new Set(ranked(group).map(({ answer }) => answer.id));
    const at = new Map<string, number>();
    for (const { id, label, segments } of group.answers) {
      const text = segments.map((segment) => segment.text).join(' ');
      if (label === 'silence' || label === 'injection' || id.includes('injection')) continue;
      at.set(id, answers.length);
      const target = isRanked.has(id) ? TARGETS[label as keyof typeof TARGETS] : undefined;
      answers.push({
        fold: group.id,
        trade: group.family,
        text,
        question: group.question,
        target: target ?? 0,
        weight: target === undefined ? 0 : 1,
      });
    }
    for (const { better, worse } of pairsOf(group)) {
      const ends = [at.get(better.id), at.get(worse.id)];
      if (ends[0] !== undefined && ends[1] !== undefined) pairs.push([ends[0], ends[1]]);
    }
  }
  return { answers, pairs, twins: mishear(answers) };
}

const SEED = 20;
/** Whether an answer is in Arabic, perhaps with some English words. */
export const isArabic = ({ text }: Material) => /[\u0621-\u064a]/.test(text);

/** Adds a misheard copy of each good answer to the list, and returns which belong together. */
function mishear(answers: Material[]): [number, number][] {
  const random = seededRandom(SEED);
  const twins: [number, number][] = [];
  const written = [...answers];
  for (const [language, wanted] of [
    ['en-US', false],
    ['ar-SA', true],
  ] as const) {
    const ours = written.filter((answer) => isArabic(answer) === wanted);
    const groupOf = ({ text, question, fold }: Material) => ({
      id: fold,
      family: fold,
      language,
      job: { title: '', skills: [] },
      question,
      orders: [],
      answers: [
        {
          id: 'said',
          label: 'plain' as const,
          segments: [{ text, startMs: 0, endMs: 1, confidence: 1 }],
        },
      ],
    });
    const vocabulary = vocabularyOf(ours.map(groupOf));
    for (const answer of ours) {
      if (answer.target < 60 || answer.weight === 0) continue;
      const group = groupOf(answer);
      const heard = misheard(group.answers[0]!, group, vocabulary, random);
      twins.push([written.indexOf(answer), answers.length]);
      answers.push({ ...answer, text: heard.segments[0]?.text ?? '', weight: 0 });
    }
  }
  return twins;
}
