import type { AnalysisTicket, AssessmentReport, Database } from '@portal/db';
import type { Interview, InterviewMessage, InterviewPlan } from '@portal/protocol';
import type { FastifyBaseLogger } from 'fastify';

/** Scores one interview from its plan and its stored transcript. */
export type Assess = (input: { plan: InterviewPlan; messages: InterviewMessage[]; interview: Interview }) => AssessmentReport;

/** Runs analyses behind the requests that ask for them. What it leaves when the process ends, the next process takes up. */
export interface AnalysisRunner {
  /** Begins one unless it runs or has ended already. Null when the interview has not been completed. */
  request(interviewId: string, options: { force: boolean }): Promise<AnalysisTicket | null>;
  /** Takes up what an earlier process left unfinished. */
  resume(): Promise<void>;
  /** Resolves when nothing runs. */
  idle(): Promise<void>;
  /** Begins nothing more and waits for what runs. */
  close(): Promise<void>;
}

export interface AnalysisRunnerOptions {
  db: Database;
  assess: Assess;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
}

export function createAnalysisRunner({ db, assess, log }: AnalysisRunnerOptions): AnalysisRunner {
  const running = new Set<Promise<void>>();
  let closed = false;

  const analyze = async ({ id, interviewId }: { id: string; interviewId: string }): Promise<void> => {
    const [interview, plan, messages] = [await db.interviews.get(interviewId), await db.plans.getByInterview(interviewId), await db.messages.list(interviewId)];
    if (!interview) throw new Error('the interview is gone');
    if (!plan) throw new Error('the interview has no plan: its room was never opened');
    await db.assessments.complete(id, assess({ plan, messages, interview }));
    log.info({ interviewId }, 'analysis ended');
  };

  const run = (work: { id: string; interviewId: string }): void => {
    if (closed) return;
    const task = (async () => {
      try {
        await analyze(work);
      } catch (error) {
        log.error({ err: error, interviewId: work.interviewId }, 'analysis failed');
        await db.assessments.fail(work.id, error instanceof Error ? error.message : String(error));
      }
    })().catch((error: unknown) => log.error({ err: error, interviewId: work.interviewId }, 'a failed analysis could not be recorded'));
    running.add(task);
    void task.finally(() => running.delete(task));
  };

  const idle = async (): Promise<void> => {
    while (running.size > 0) await Promise.all(running);
  };

  return {
    async request(interviewId, options) {
      const ticket = await db.assessments.begin(interviewId, options);
      if (ticket?.started) run(ticket);
      return ticket;
    },
    async resume() {
      for (const left of await db.assessments.listRunning()) run(left);
    },
    idle,
    async close() {
      closed = true;
      await idle();
    },
  };
}
