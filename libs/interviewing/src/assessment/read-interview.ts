import type { AssessmentEngine, InterviewMessage, InterviewPlan } from '@portal/protocol';
import type { TaskContext } from '../language-model/tasks/attempt';
import {
  type AnswerReading,
  READING_RUNS,
  readAnswerPoints,
} from '../language-model/tasks/read-answer';
import { keptParts, readTranscript, wordCount } from './transcript';

/** What a model read in the answers of an interview. */
export interface Readings {
  model: AssessmentEngine;
  runs: number;
  /** By the question's index in the plan. Questions without an entry are read by the rules. */
  answers: ReadonlyMap<number, AnswerReading>;
}

/** Number of answers that are read at the same time. */
const ANSWERS_AT_ONCE = 3;
/** No answer is begun after this time (ms), so that a slow model delays no report for long. */
const TIME_LIMIT_MS = 60_000;

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
  const given = readTranscript(plan, messages).answers.filter((answer) => wordCount(answer) > 0);
  for (let from = 0; from < given.length; from += ANSWERS_AT_ONCE) {
    if (context.clock.now() >= endsAt || context.signal.aborted) break;
    const read = await Promise.all(
      given.slice(from, from + ANSWERS_AT_ONCE).map(async (answer) => ({
        index: answer.index,
        ...(await readAnswerPoints(
          { question: answer.question, parts: keptParts(answer) },
          context,
        )),
      })),
    );
    for (const { index, result } of read) if (result) answers.set(index, result);
    failures.push(...read.flatMap(({ failure }) => failure ?? []));
    // A model that could read none of several answers is not asked again.
    if (read.every(({ result, failure }) => !result && failure)) break;
  }
  return { readings: { model, runs: READING_RUNS, answers }, failures };
}
