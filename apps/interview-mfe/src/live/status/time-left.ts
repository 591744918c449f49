import type { TranscriptLine } from '../../room/chat';
import type { QuestionProgress } from '../../room/conversation';

/**
 * Estimated duration of a question with its answer and a follow-up (ms), while none is done. It is
 * what setup promises (`MINUTES_PER_QUESTION`).
 */
export const ASSUMED_QUESTION_MS = 4 * 60_000;

/**
 * How many questions of that duration count beside those that are done, so that one short answer
 * doesn't turn 20 minutes into 2. Our own judgement, not measured.
 */
const ASSUMED_COUNT = 2;

export interface TimeLeftInput {
  question: QuestionProgress;
  transcript: readonly Pick<TranscriptLine, 'questionIndex' | 'atMs'>[];
  /** Time since the interview began (ms). */
  elapsedMs: number;
}

/**
 * Returns about how many minutes are left, at least one. A question is taken to last as long as
 * those that are done did on average, which the transcript tells, and a few of the assumed ones.
 */
export function minutesLeft({ question, transcript, elapsedMs }: TimeLeftInput): number {
  const { questionIndex, numberOfQuestions } = question;
  const startOf = (index: number) =>
    transcript.find((line) => line.questionIndex === index)?.atMs ?? null;
  const startedMs = startOf(questionIndex) ?? elapsedMs;
  const known = Array.from({ length: questionIndex }, (_, index) => index).find(
    (index) => startOf(index) !== null,
  );
  const perQuestionMs =
    known === undefined
      ? ASSUMED_QUESTION_MS
      : (startedMs - startOf(known)! + ASSUMED_COUNT * ASSUMED_QUESTION_MS) /
        (questionIndex - known + ASSUMED_COUNT);
  const ofThisOneMs = Math.max(0, perQuestionMs - Math.max(0, elapsedMs - startedMs));
  const leftMs = ofThisOneMs + perQuestionMs * (numberOfQuestions - questionIndex - 1);
  return Math.max(1, Math.round(leftMs / 60_000));
}
