import {
  startWorker,
  type AssessmentReport,
  type Database,
  type EndedAttempt,
  type JobPayload,
  type JobWorker,
  type Settlement,
  type WorkerLog,
} from '@portal/db';
import type { Interview, InterviewMessage, InterviewPlan } from '@portal/protocol';
import type { ModelReading, ReadWithModel } from './model-reader';

/**
 * Maximum number of parallel analyses. Scoring is synchronous, so more of them would delay requests.
 * An analysis that waits for a language model counts too, and delays those behind it.
 */
const CONCURRENCY = 2;

/** An interview to score: its plan and its stored transcript. */
export interface ConductedInterview {
  plan: InterviewPlan;
  messages: InterviewMessage[];
  interview: Interview;
}

/** Scores an interview by rules, from what a language model read in it, if one did. */
export type Assess = (input: ConductedInterview & Partial<ModelReading>) => AssessmentReport;

export interface AnalysisOptions {
  db: Database;
  /** Has a language model read an interview. Rejects only if the analysis is to be retried. */
  read: ReadWithModel;
  assess: Assess;
  log: WorkerLog;
  /** Called with each finished attempt, which is also logged. */
  onAttempt?: ((attempt: EndedAttempt) => void) | undefined;
}

/** Runs requested analyses as background jobs. */
export function startAnalyzing({ db, read, assess, log, onAttempt }: AnalysisOptions): JobWorker {
  return startWorker({
    queue: db.jobs,
    name: 'analyze-interview',
    concurrency: CONCURRENCY,
    log,
    onAttempt,
    work: (payload) => analyze({ db, read, assess, log }, payload),
    giveUp: (payload) =>
      failed(payload, 'given_up', 'the analysis did not end in several attempts'),
    requeueJobless: () => db.assessments.requeueJobless(),
  });
}

const failed = (
  { assessment, job }: JobPayload<'analyze-interview'>,
  outcome: string,
  error: string,
): Settlement => ({ outcome, apply: (tx) => tx.assessments.fail(assessment, error, job) });

/**
 * Scores an interview. Errors from the scorer are final, because a retry would fail too. After a
 * database error, the analysis is retried.
 */
async function analyze(
  { db, read, assess, log }: Omit<AnalysisOptions, 'onAttempt'>,
  payload: JobPayload<'analyze-interview'>,
): Promise<Settlement> {
  const { assessment, job } = payload;
  const interviewId = await db.assessments.interviewOf(assessment, job);
  const interview = interviewId === null ? null : await db.interviews.get(interviewId);
  if (!interview) return { outcome: 'obsolete' };
  const [plan, messages] = [
    await db.plans.getByInterview(interview.id),
    await db.messages.list(interview.id),
  ];
  if (!plan)
    return {
      ...failed(payload, 'no_plan', 'the interview has no plan: its room was never opened'),
      interviewId: interview.id,
    };
  const reading = await read({ plan, messages, interview });
  let report: AssessmentReport;
  try {
    report = assess({ plan, messages, interview, ...reading });
    if (reading && report.readBy) report.readBy.used = reading.used;
  } catch (error) {
    log.error({ err: error, interviewId: interview.id, assessment }, 'the scorer failed');
    return {
      ...failed(payload, 'scorer_failed', error instanceof Error ? error.message : String(error)),
      interviewId: interview.id,
    };
  }
  return {
    outcome: 'analyzed',
    interviewId: interview.id,
    apply: (tx) => tx.assessments.complete(assessment, report, job),
  };
}
