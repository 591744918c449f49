import { describeFault } from '../database-errors';
import type { TakenJob } from './job-queue';
import type { WorkerLog } from './worker';

export interface TakerOptions {
  take(limit: number): Promise<TakenJob[]>;
  /** Runs one job. Must not reject. */
  run(job: TakenJob): Promise<void>;
  /**
   * Maximum number of jobs to run at the same time. Jobs beyond this limit are not taken, because
   * their attempts could expire while they wait in this process.
   */
  concurrency: number;
  /** How often to look for jobs added by other processes and for retries that are due (ms). */
  pollIntervalMs: number;
  log: Pick<WorkerLog, 'info' | 'warn'>;
}

export interface Taker {
  /** Looks for jobs now instead of at the next interval. */
  wake(): void;
  /** Stops taking jobs. Resolves when the running jobs have ended. */
  stop(): Promise<void>;
}

/**
 * Takes and runs jobs until the queue is empty. Looks for more when woken, after each job, and at
 * regular intervals.
 */
export function startTaker({ take, run, concurrency, pollIntervalMs, log }: TakerOptions): Taker {
  const running = new Set<Promise<void>>();
  let looking: Promise<void> | undefined;
  let wanted = false;
  let stopped = false;
  let unreachable = false;

  const begin = (job: TakenJob): void => {
    const one = run(job).finally(() => {
      running.delete(one);
      wake();
    });
    running.add(one);
  };

  const look = async (): Promise<void> => {
    // Repeat if jobs were found, or if `wake` was called during the poll, so that no job is missed.
    while (wanted && !stopped && running.size < concurrency) {
      wanted = false;
      const jobs = await take(concurrency - running.size);
      if (unreachable) log.info({}, 'database is back, taking jobs again');
      unreachable = false;
      jobs.forEach(begin);
      if (jobs.length > 0) wanted = true;
    }
  };

  function wake(): void {
    wanted = true;
    if (stopped || looking) return;
    looking = look()
      .catch((error: unknown) => {
        // Log an outage only once, not on every poll.
        if (!unreachable)
          log.warn(
            { fault: describeFault(error) },
            'cannot take jobs: the database does not answer',
          );
        unreachable = true;
      })
      .finally(() => {
        looking = undefined;
        if (wanted && running.size < concurrency) wake();
      });
  }

  const timer = setInterval(wake, pollIntervalMs);
  timer.unref();
  wake();

  return {
    wake,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await looking;
      await Promise.all(running);
    },
  };
}
