import { z } from 'zod';

/**
 * Payloads contain only ids. Personal data stays in the record, so deleting the record leaves none
 * of it in the queue.
 */
const readDocument = z.object({
  job: z.uuid(),
  document: z.enum(['resume', 'job_description']),
  id: z.uuid(),
});
const analyzeInterview = z.object({ job: z.uuid(), assessment: z.uuid() });

/**
 * All job types and their payloads. A new job replaces a waiting one with the same `singletonKey`.
 */
export const JOBS = {
  'read-document': {
    payload: readDocument,
    singletonKey: ({ document, id }: z.infer<typeof readDocument>) => `${document}:${id}`,
  },
  'analyze-interview': {
    payload: analyzeInterview,
    // Every revision of a report has its own row, so its id identifies the work.
    singletonKey: ({ assessment }: z.infer<typeof analyzeInterview>) => assessment,
  },
} as const;

export type JobName = keyof typeof JOBS;
/**
 * The payload of a job type. `job` is the id of the job itself; in a dead letter, which has an id
 * of its own, it is the id of the job that was given up.
 */
export type JobPayload<N extends JobName = JobName> = z.infer<(typeof JOBS)[N]['payload']>;
export const JOB_NAMES = Object.keys(JOBS) as JobName[];

/**
 * Returns the name of a job type's dead-letter queue, which receives jobs that failed for the last
 * time. Its worker records the failure where the owner sees it.
 */
export const deadLetterOf = <N extends JobName>(name: N) => `${name}-given-up` as const;
export type QueueName = JobName | ReturnType<typeof deadLetterOf>;

/**
 * Settings for each queue. pg-boss stores them, and every start updates them.
 * - Five attempts with pauses of 1–2, 2–4, 4–8 and 8–16 s allow for a database restart.
 * - An attempt without a result after 30 s belongs to a dead process: reading a PDF takes up to 10
 *   s, and an analysis takes less than a second.
 */
export const QUEUE_POLICY = {
  policy: 'short',
  retryLimit: 4,
  retryDelay: 1,
  retryBackoff: true,
  expireInSeconds: 30,
} as const;
