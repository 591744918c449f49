import type { PlannedQuestion } from '@portal/protocol';
import type { Answer, Group, Segment } from '../../corpus/format';
import { scoresOf, type Part, type Score } from '../interview';
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

function partOf(
  pair: AnswerPair,
  question: Asked,
  answer: Pick<WrittenAnswer, 'text' | 'seconds'>,
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
 * Scores one answer of a pair as the last of an interview that begins with the pair's earlier
 * questions.
 */
function scoreAnswer(pair: AnswerPair, answer: WrittenAnswer): Score {
  const earlier = pair.earlier.map(({ question, type, answer: text }) =>
    partOf(
      pair,
      { text: question, type },
      { text, seconds: (wordsOf(text) / WORDS_PER_MINUTE) * 60 },
    ),
  );
  const { questions } = scoresOf([...earlier, partOf(pair, pair.question, answer)]);
  return questions.at(-1) ?? null;
}

export const scorePair = (pair: AnswerPair): ScoredPair => ({
  pair,
  better: scoreAnswer(pair, pair.better),
  worse: scoreAnswer(pair, pair.worse),
});
