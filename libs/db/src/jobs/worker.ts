import { deadLetterOf, JOBS, type JobName, type JobPayload } from './catalogue';
import { describeFault } from './fault';
import type { JobQueue, Settlement, TakenJob } from './job-queue';
import { startMaintenance } from './maintenance';
import { startTaker } from './taker';

/** How long jobs in hand may go on once the worker is told to stop. */
const FINISH_WITHIN_MS = 2_000;

/** In this process a job is woken for; another process's waits no longer than this. */
const POLL_INTERVAL_MS = 500;
/** Jobs that were given up here are woken for; those of dead processes are looked for as often as such are. */
const LETTER_POLL_INTERVAL_MS = 5_000;

export interface WorkerLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** One attempt at a job that has ended, well or not. */
export interface EndedAttempt {
  job: string;
  queue: string;
  /** 1 the first time. */
  attempt: number;
  outcome: string;
  /** Milliseconds since the epoch. */
  startedAt: number;
  interviewId?: string | undefined;
}

export interface JobWorkerOptions<N extends JobName> {
  queue: JobQueue;
  name: N;
  /** Jobs at the same time. */
  concurrency: number;
  /** Does the work, and says what to change once it is certain that the result counts. Rejects for what another attempt may mend. */
  work(payload: JobPayload<N>): Promise<Settlement>;
  /** The last attempt has failed: says what makes that visible. */
  giveUp(payload: JobPayload<N>): Settlement;
  /** Gives a job to records that wait without one. @returns how many there were */
  requeueJobless(): Promise<number>;
  /** An attempt has ended in this process, well or not. */
  ended?(payload: JobPayload<N>): void;
  /** Told of each attempt of this process beside the log. */
  onAttempt?: ((attempt: EndedAttempt) => void) | undefined;
  log: WorkerLog;
}

export interface JobWorker {
  /**
   * Takes nothing more. What is in hand may finish within two seconds; then `interrupt` cuts it short, and it goes back to the queue,
   * where another process, or the next start, takes it at once.
   */
  stop(interrupt?: () => Promise<unknown>): Promise<void>;
}

/** Works on the jobs of one kind, and on those of it that were given up, until it is stopped. */
export function startWorker<N extends JobName>(options: JobWorkerOptions<N>): JobWorker {
  const { queue, name, concurrency, work, giveUp, requeueJobless, ended, onAttempt, log } = options;
  let stopping = false;

  /** Ends one attempt. Never rejects: what the database does not take down now is taken up again when the attempt expires. */
  const attempt = async (
    job: TakenJob,
    settlementFor: (payload: JobPayload<N>) => Promise<Settlement>,
  ): Promise<void> => {
    const fields = { job: job.id, queue: job.queue, attempt: job.attempt };
    const startedAt = performance.now();
    const told = (outcome: string, interviewId?: string) => {
      log.info(
        {
          ...fields,
          ...(interviewId !== undefined && { interviewId }),
          outcome,
          ms: Math.round(performance.now() - startedAt),
        },
        'job attempt ended',
      );
      onAttempt?.({
        ...fields,
        outcome,
        interviewId,
        startedAt: performance.timeOrigin + startedAt,
      });
    };
    let payload: JobPayload<N> | undefined;
    try {
      payload = JOBS[name].payload.parse(job.data) as JobPayload<N>;
      const settlement = await settlementFor(payload);
      told(
        (await queue.settle(job, settlement)) ? settlement.outcome : 'too late',
        settlement.interviewId,
      );
    } catch (error) {
      if (!stopping) log.error({ ...fields, fault: describeFault(error) }, 'job attempt failed');
      await (stopping ? queue.handBack(job) : queue.fail(job, error)).then(
        (counted) => told(!counted ? 'too late' : stopping ? 'handed back' : 'failed'),
        (fault: unknown) =>
          log.error(
            { ...fields, fault: describeFault(fault) },
            'the end of a job attempt could not be recorded',
          ),
      );
      // Where that was the last attempt, the letter about it is there now.
      letters.wake();
    }
    if (payload) ended?.(payload);
  };

  const letters = startTaker({
    take: (limit) => queue.take(deadLetterOf(name), limit),
    run: (job) => attempt(job, (payload) => Promise.resolve(giveUp(payload))),
    concurrency: 1,
    pollIntervalMs: LETTER_POLL_INTERVAL_MS,
    log,
  });
  const jobs = startTaker({
    take: (limit) => queue.take(name, limit),
    run: (job) => attempt(job, work),
    concurrency,
    pollIntervalMs: POLL_INTERVAL_MS,
    log,
  });
  const stopListening = queue.onWake(name, jobs.wake);
  const maintenance = startMaintenance({ queue, requeueJobless, log });

  return {
    async stop(interrupt) {
      stopListening();
      const ends = Promise.all([jobs.stop(), letters.stop(), maintenance.stop()]);
      let timer: NodeJS.Timeout | undefined;
      await Promise.race([
        ends,
        new Promise((resolve) => (timer = setTimeout(resolve, FINISH_WITHIN_MS))),
      ]);
      clearTimeout(timer);
      stopping = true;
      await interrupt?.();
      await ends;
    },
  };
}
