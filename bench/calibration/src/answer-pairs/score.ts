import { readInterview, type Readings, type TaskContext } from '@portal/interviewing';
import type { AssessmentEngine, PlannedQuestion } from '@portal/protocol';
import type { Answer, Group, Segment } from '../../corpus/format';
import { interviewOf, scoresOf, type Hear, type Part, type Score } from '../interview';
import { LANGUAGE_OF, type AnswerPair, type WrittenAnswer } from './format';
import type { ScoredPair } from './measure';

/** Speaking rate of the earlier answers, whose duration is not given. */
const WORDS_PER_MINUTE = 128;
const CONFIDENCE = 0.88;

const wordsOf = (text: string) => text.trim().split(/\s+/).length;

/** Splits an answer at the ends of its sentences, each as long as its share of the words. */
function segmentsOf({ text, seconds }: Pick<WrittenAnswer, 'text' | 'seconds'>): Segment[] {
  const msPerWord = (seconds * 1_000) / wordsOf(text);
  let clock = 0;
  return text
    .split(/(?<=[.!?؟])\s+/)
    .filter((sentence) => sentence.trim() !== '')
    .map((sentence) => {
      const startMs = Math.round(clock);
      clock += wordsOf(sentence) * msPerWord;
      return { text: sentence, startMs, endMs: Math.round(clock), confidence: CONFIDENCE };
    });
}

type Asked = Pick<AnswerPair['question'], 'text' | 'type'> & Partial<AnswerPair['question']>;

/** Returns a question of a pair as an interview's plan would hold it. */
export function plannedQuestion(
  { id, question: own }: Pick<AnswerPair, 'id' | 'question'>,
  question: Asked = own,
): PlannedQuestion {
  return {
    id,
    category: question.type === 'technical' ? 'technical' : 'hr',
    covers: question.topic ?? '',
    topic: question.topic ?? '',
    question: { text: question.text },
    rephrased: { text: question.text },
    expectedPoints: [...(question.points ?? [])],
    keywords: [...(question.keywords ?? [])],
    followUps: {},
  };
}

type AskedPair = Pick<AnswerPair, 'id' | 'language' | 'profession' | 'question'>;

/** Returns a question and an answer to it as a part of an interview. */
export function partOf(
  pair: AskedPair,
  answer: Pick<WrittenAnswer, 'text' | 'seconds'>,
  question: Asked = pair.question,
): Part {
  const { id, language, profession } = pair;
  const group: Group = {
    id,
    family: profession,
    language: LANGUAGE_OF[language],
    job: { title: profession, skills: [] },
    question: plannedQuestion(pair, question),
    answers: [],
    orders: [],
  };
  const said: Answer = { id: 'said', label: 'plain', segments: segmentsOf(answer) };
  return { group, answer: said };
}

/**
 * Returns an interview that begins with a pair's earlier questions and ends with one of its answers.
 */
export function partsOf(pair: AnswerPair, answer: WrittenAnswer): Part[] {
  const earlier = pair.earlier.map(({ question, type, answer: text }) =>
    partOf(
      pair,
      { text, seconds: (wordsOf(text) / WORDS_PER_MINUTE) * 60 },
      { text: question, type },
    ),
  );
  return [...earlier, partOf(pair, answer)];
}

const lastScore = (parts: readonly Part[], readings?: Readings): Score =>
  scoresOf(parts, readings).questions.at(-1) ?? null;

/** Scores both answers of a pair by rules. */
export const scorePair = (pair: AnswerPair): ScoredPair => scoreHeardPair(pair, (part) => part);

/** Scores both answers of a pair by rules, as they were heard. */
export function scoreHeardPair(pair: AnswerPair, hear: Hear): ScoredPair {
  const score = (answer: WrittenAnswer) => lastScore(partsOf(pair, answer).map(hear));
  return { pair, better: score(pair.better), worse: score(pair.worse) };
}

/** Scores both answers of a pair from what a model read in them, as the product does. */
export async function scorePairWith(
  pair: AnswerPair,
  model: AssessmentEngine,
  context: TaskContext,
): Promise<ScoredPair> {
  const read = async (answer: WrittenAnswer) => {
    const parts = partsOf(pair, answer);
    const { readings } = await readInterview(interviewOf(parts), model, context);
    return lastScore(parts, readings);
  };
  return { pair, better: await read(pair.better), worse: await read(pair.worse) };
}
