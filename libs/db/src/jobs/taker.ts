import { describeFault } from './fault';
import type { TakenJob } from './job-queue';
import type { WorkerLog } from './worker';

export interface TakerOptions {
  take(limit: number): Promise<TakenJob[]>;
  /** Must not reject. */
  run(job: TakenJob): Promise<void>;
  /** Jobs at the same time; no more are taken than can be begun at once, so that none runs out of its time in a line here. */
  concurrency: number;
  /** How often to look for what another process added, and for attempts whose time has come. */
  pollIntervalMs: number;
  log: Pick<WorkerLog, 'info' | 'warn'>;
}

export interface Taker {
  /** Looks now. */
  wake(): void;
  /** Takes nothing more; ends when what is in hand has ended. */
  stop(): Promise<void>;
}

/** Takes jobs as long as there are any and looks again when woken, when one has ended, and by the clock. */
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
    // A wake that comes while nothing is found must not be lost: then it looks once more.
    while (wanted && !stopped && running.size < concurrency) {
      wanted = false;
      const jobs = await take(concurrency - running.size);
      if (unreachable) log.info({}, 'jobs are taken again');
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
        // Once for an outage, not at each look.
        if (!unreachable)
          log.warn({ fault: describeFault(error) }, 'jobs wait: the database did not answer');
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
