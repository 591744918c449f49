import { describeFault } from '../database-errors';
import type { JobQueue } from './job-queue';
import type { WorkerLog } from './worker';

/** How often to look for expired attempts (ms). */
const EXPIRE_INTERVAL_MS = 5_000;
const JOBLESS_INTERVAL_MS = 60_000;
const ARCHIVE_INTERVAL_MS = 3_600_000;

export interface MaintenanceOptions {
  queue: Pick<JobQueue, 'expire' | 'archive'>;
  requeueJobless(): Promise<number>;
  log: Pick<WorkerLog, 'warn'>;
}

/**
 * Runs the queue's maintenance tasks, one at a time. Every worker runs them, because there may be
 * no other worker.
 */
export function startMaintenance({ queue, requeueJobless, log }: MaintenanceOptions): {
  stop(): Promise<void>;
} {
  let current = Promise.resolve();
  let stopped = false;
  const then = (task: () => Promise<unknown>) => {
    current = current
      .then(() => (stopped ? undefined : task()))
      .then(
        () => undefined,
        (error: unknown) => log.warn({ fault: describeFault(error) }, 'queue maintenance failed'),
      );
  };
  const requeue = async () => {
    const found = await requeueJobless();
    if (found > 0) log.warn({ found }, 'records waited without a job');
  };
  const tasks: [() => Promise<unknown>, number][] = [
    [() => queue.expire(), EXPIRE_INTERVAL_MS],
    [requeue, JOBLESS_INTERVAL_MS],
    [() => queue.archive(), ARCHIVE_INTERVAL_MS],
  ];
  const timers = tasks.map(([task, everyMs]) => setInterval(() => then(task), everyMs).unref());
  then(requeue);
  return {
    async stop() {
      stopped = true;
      timers.forEach(clearInterval);
      await current;
    },
  };
}
