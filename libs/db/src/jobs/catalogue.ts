import { z } from 'zod';

/**
 * Only ids: personal data stays in the record, so that deleting the record leaves nothing in the
 * queue.
 */
const readDocument = z.object({
  job: z.uuid(),
  document: z.enum(['resume', 'job_description']),
  id: z.uuid(),
});
const analyzeInterview = z.object({ job: z.uuid(), assessment: z.uuid() });

/** All job types, with their payloads. Waiting jobs with the same `singletonKey` are merged. */
export const JOBS = {
  'read-document': {
    payload: readDocument,
    singletonKey: ({ document, id }: z.infer<typeof readDocument>) => `${document}:${id}`,
  },
  'analyze-interview': {
    payload: analyzeInterview,
    // Each revision has its own row.
    singletonKey: ({ assessment }: z.infer<typeof analyzeInterview>) => assessment,
  },
} as const;

export type JobName = keyof typeof JOBS;
/**
 * `job` is the id of the job itself. A dead letter has a different id and carries that of the job
 * that was given up.
 */
export type JobPayload<N extends JobName = JobName> = z.infer<(typeof JOBS)[N]['payload']>;
export const JOB_NAMES = Object.keys(JOBS) as JobName[];

/** The dead-letter queue of a job type. Its worker records the failure where the owner sees it. */
export const deadLetterOf = <N extends JobName>(name: N) => `${name}-given-up` as const;
export type QueueName = JobName | ReturnType<typeof deadLetterOf>;

/**
 * Settings of each queue. pg-boss stores them; every start updates them.
 * - Five attempts, 1–2, 2–4, 4–8 and 8–16 s apart: enough for a database restart.
 * - An attempt without a result after 30 s belongs to a dead process: a PDF may take 10 s, an
 * analysis takes less than one.
 */
export const QUEUE_POLICY = {
  policy: 'short',
  retryLimit: 4,
  retryDelay: 1,
  retryBackoff: true,
  expireInSeconds: 30,
} as const;
