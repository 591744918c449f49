import { deadLetterOf, JOBS, type JobName, type JobPayload } from './catalogue';
import { describeFault } from '../database-errors';
import type { JobQueue, Settlement, TakenJob } from './job-queue';
import { startMaintenance } from './maintenance';
import { startTaker } from './taker';

/** How long running jobs are given to finish after `stop` is called (ms). */
const FINISH_WITHIN_MS = 2_000;

/**
 * How often to look for jobs added by other processes (ms). Jobs added in this process wake the
 * worker.
 */
const POLL_INTERVAL_MS = 500;
/**
 * How often to look for jobs that failed permanently because their process died (ms). Jobs that
 * fail permanently in this process wake the worker immediately.
 */
const LETTER_POLL_INTERVAL_MS = 5_000;

export interface WorkerLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** One finished attempt, successful or not. */
export interface EndedAttempt {
  job: string;
  queue: string;
  /** The attempt number, starting at 1. */
  attempt: number;
  outcome: string;
  /** Start time in milliseconds since the epoch. */
  startedAt: number;
  interviewId?: string | undefined;
}

export interface JobWorkerOptions<N extends JobName> {
  queue: JobQueue;
  name: N;
  /** Maximum number of jobs to run at the same time. */
  concurrency: number;
  /**
   * Does the work and returns the changes to store, which are discarded if the attempt has expired.
   * Rejects if the job should be retried.
   */
  work(payload: JobPayload<N>): Promise<Settlement>;
  /** Called after a job's last attempt has failed. Returns the changes that record the failure. */
  giveUp(payload: JobPayload<N>): Settlement;
  /**
   * Adds a job for each waiting record that has none.
   * @returns the number of waiting records that had no job
   */
  requeueJobless(): Promise<number>;
  /** Called whenever an attempt ends in this process, whether or not it succeeded. */
  ended?(payload: JobPayload<N>): void;
  /**
   * Called with the details of each attempt that ends in this process. The details are also logged.
   */
  onAttempt?: ((attempt: EndedAttempt) => void) | undefined;
  log: WorkerLog;
}

export interface JobWorker {
  /**
   * Stops taking jobs. Running jobs get two seconds to finish. Then `interrupt` is called to stop
   * the rest, which go back into the queue until another process takes them or this one restarts.
   */
  stop(interrupt?: () => Promise<unknown>): Promise<void>;
}

/** Runs the jobs of one type until stopped. If a job fails permanently, records the failure. */
export function startWorker<N extends JobName>(options: JobWorkerOptions<N>): JobWorker {
  const { queue, name, concurrency, work, giveUp, requeueJobless, ended, onAttempt, log } = options;
  let stopping = false;

  /**
   * Runs one attempt and never rejects. If the result cannot be stored, the attempt expires and the
   * job is retried.
   */
  const attempt = async (
    job: TakenJob,
    settlementFor: (payload: JobPayload<N>) => Promise<Settlement>,
  ): Promise<void> => {
    const fields = { job: job.id, queue: job.queue, attempt: job.attempt };
    const startedAt = performance.now();
    const report = (outcome: string, interviewId?: string) => {
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
      report(
        (await queue.settle(job, settlement)) ? settlement.outcome : 'too late',
        settlement.interviewId,
      );
    } catch (error) {
      if (!stopping) log.error({ ...fields, fault: describeFault(error) }, 'job attempt failed');
      await (stopping ? queue.handBack(job) : queue.fail(job, error)).then(
        (counted) => report(!counted ? 'too late' : stopping ? 'handed back' : 'failed'),
        (fault: unknown) =>
          log.error(
            { ...fields, fault: describeFault(fault) },
            'the result of a job attempt could not be stored',
          ),
      );
      // If this was the last attempt, the job is now in the dead-letter queue, so check that queue.
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
