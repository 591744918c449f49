import type { AssessmentEngine, InterviewMessage, InterviewPlan } from '@portal/protocol';
import type { TaskContext } from '../language-model/tasks/attempt';
import {
  type AnswerReading,
  READING_RUNS,
  readAnswerPoints,
} from '../language-model/tasks/read-answer';
import { answerText, readTranscript, wordCount } from './transcript';

/** What a model read in the answers of an interview. */
export interface Readings {
  model: AssessmentEngine;
  runs: number;
  /** By the question's index in the plan. Questions without an entry are read by the rules. */
  answers: ReadonlyMap<number, AnswerReading>;
}

/** After so many answers in a row that could not be read, the rest is read by the rules. */
const FAILURES_IN_A_ROW = 2;
/** No answer is begun after this time (ms), so that a slow model delays no report for long. */
const TIME_LIMIT_MS = 180_000;

/**
 * Has a model read all answers of an interview. Never rejects: what cannot be read is left to the
 * rules. Returns the names of the errors that occurred, for the log.
 */
export async function readInterview(
  { plan, messages }: { plan: InterviewPlan; messages: readonly InterviewMessage[] },
  model: AssessmentEngine,
  context: TaskContext,
): Promise<{ readings: Readings; failures: string[] }> {
  const answers = new Map<number, AnswerReading>();
  const failures: string[] = [];
  const endsAt = context.clock.now() + TIME_LIMIT_MS;
  let inARow = 0;
  for (const answer of readTranscript(plan, messages).answers) {
    if (inARow >= FAILURES_IN_A_ROW || context.clock.now() >= endsAt || context.signal.aborted)
      break;
    if (wordCount(answer) === 0) continue;
    const { result, failure } = await readAnswerPoints(
      { question: answer.question, text: answerText(answer) },
      context,
    );
    if (result) answers.set(answer.index, result);
    if (failure) failures.push(failure);
    inARow = !result && failure ? inARow + 1 : 0;
  }
  return { readings: { model, runs: READING_RUNS, answers }, failures };
}
