import { z } from 'zod';

/**
 * Payloads contain only ids, so that no personal data remains in the queue when a record is
 * deleted.
 */
const readDocument = z.object({
  job: z.uuid(),
  document: z.enum(['resume', 'job_description']),
  id: z.uuid(),
});
const analyzeInterview = z.object({ job: z.uuid(), assessment: z.uuid() });

/**
 * All job types and their payloads. A new job replaces a waiting job with the same `singletonKey`.
 * An attempt that has run for `expireInSeconds` is considered dead.
 */
export const JOBS = {
  'read-document': {
    payload: readDocument,
    singletonKey: ({ document, id }: z.infer<typeof readDocument>) => `${document}:${id}`,
    // Reading a PDF takes at most 10 s.
    expireInSeconds: 30,
  },
  'analyze-interview': {
    payload: analyzeInterview,
    // Each revision of a report has its own row, so the row's id uniquely identifies the job.
    singletonKey: ({ assessment }: z.infer<typeof analyzeInterview>) => assessment,
    // The rules take less than 1 s, a slow language model up to 150 s.
    expireInSeconds: 180,
  },
} as const;

export type JobName = keyof typeof JOBS;
/**
 * The payload of a job type. `job` is the job's own id or, in a dead letter, the id of the job that
 * failed permanently.
 */
export type JobPayload<N extends JobName = JobName> = z.infer<(typeof JOBS)[N]['payload']>;
export const JOB_NAMES = Object.keys(JOBS) as JobName[];

/**
 * Returns the name of the dead-letter queue for a job type. Jobs whose last attempt has failed go
 * to this queue, and a worker then marks their records as failed.
 */
export const deadLetterOf = <N extends JobName>(name: N) => `${name}-given-up` as const;
export type QueueName = JobName | ReturnType<typeof deadLetterOf>;

/**
 * Settings for all queues. pg-boss stores them, and `setUpJobs` updates them on every start.
 * Five attempts, with pauses of 1–2, 2–4, 4–8 and 8–16 s, leave time for a database restart.
 */
export const QUEUE_POLICY = {
  policy: 'short',
  retryLimit: 4,
  retryDelay: 1,
  retryBackoff: true,
} as const;
