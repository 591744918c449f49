import type { Telemetry, TelemetryAttributes } from './telemetry';

/** An attempt at a job that has ended, as the queue tells of it. */
interface EndedAttempt {
  job: string;
  queue: string;
  attempt: number;
  outcome: string;
  /** Milliseconds since the epoch. */
  startedAt: number;
  interviewId?: string | undefined;
}

interface QueueDepth {
  queue: string;
  waiting: number;
  retrying: number;
  active: number;
  failed: number;
  oldestWaitingS: number;
}

const FAILURES = new Set(['failed', 'too late']);

/**
 * Measures the queues of one kind of job: how deep they are, and how long the oldest has waited.
 * @param stats of all queues; those of `name` and of what was given up of it are taken.
 * @returns what makes a span of each attempt that has ended.
 */
export function observeJobs(
  telemetry: Telemetry,
  name: string,
  stats: () => Promise<readonly QueueDepth[]>,
): (attempt: EndedAttempt) => void {
  const depth = telemetry.meter.createObservableGauge('portal.jobs', {
    unit: '{job}',
    description: 'Jobs in the queue, by state',
  });
  const oldest = telemetry.meter.createObservableGauge('portal.jobs.oldest_waiting', {
    unit: 's',
    description: 'For how long the oldest job that could be taken has waited',
  });
  telemetry.meter.addBatchObservableCallback(
    async (result) => {
      // Where the database is away there is nothing to tell; the requests say so.
      for (const depthOf of (await stats().catch(() => [])).filter(({ queue }) =>
        queue.startsWith(name),
      )) {
        for (const state of ['waiting', 'retrying', 'active', 'failed'] as const)
          result.observe(depth, depthOf[state], {
            'portal.job.queue': depthOf.queue,
            'portal.job.state': state,
          } satisfies TelemetryAttributes);
        result.observe(oldest, depthOf.oldestWaitingS, {
          'portal.job.queue': depthOf.queue,
        } satisfies TelemetryAttributes);
      }
    },
    [depth, oldest],
  );
  return ({ job, queue, attempt, outcome, startedAt, interviewId }) => {
    telemetry
      .startSpan(`job ${queue}`, {
        startedAt,
        attributes: {
          'portal.job.id': job,
          'portal.job.queue': queue,
          'portal.job.attempt': attempt,
          'portal.job.outcome': outcome,
          ...(interviewId !== undefined && { 'portal.interview.id': interviewId }),
        },
      })
      .end({ failed: FAILURES.has(outcome) });
  };
}
