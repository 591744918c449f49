import type { Telemetry, TelemetryAttributes } from './telemetry';

/** A finished attempt to run a job. */
interface EndedAttempt {
  job: string;
  queue: string;
  attempt: number;
  outcome: string;
  /** Start time in milliseconds since the epoch. */
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
 * Reports the length of a job queue and the age of its oldest waiting job as metrics, and returns a
 * function that records finished attempts.
 * @param name name of the queue; its dead-letter queue is measured too
 * @param stats returns the state of all queues
 * @returns a function that records a span for a finished attempt
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
      // While the database is down, report nothing, because the request metrics already show the
      // outage.
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
