import { z } from 'zod';

/** Ids and nothing else: what a job is about stays in its record, so that deleting the record leaves no trace of a person here. */
const readDocument = z.object({
  job: z.uuid(),
  document: z.enum(['resume', 'job_description']),
  id: z.uuid(),
});
const analyzeInterview = z.object({ job: z.uuid(), assessment: z.uuid() });

/** Every kind of background work: what a job of it carries, and what no two waiting jobs may share. */
export const JOBS = {
  'read-document': {
    payload: readDocument,
    singletonKey: ({ document, id }: z.infer<typeof readDocument>) => `${document}:${id}`,
  },
  'analyze-interview': {
    payload: analyzeInterview,
    // A row of its own for each revision.
    singletonKey: ({ assessment }: z.infer<typeof analyzeInterview>) => assessment,
  },
} as const;

export type JobName = keyof typeof JOBS;
/** `job` is the job's own id: dead letters have another, and carry that of the job that was given up. */
export type JobPayload<N extends JobName = JobName> = z.infer<(typeof JOBS)[N]['payload']>;
export const JOB_NAMES = Object.keys(JOBS) as JobName[];

/** The queue of jobs of that kind that were given up; whoever works on it makes that visible in their records. */
export const deadLetterOf = <N extends JobName>(name: N) => `${name}-given-up` as const;
export type QueueName = JobName | ReturnType<typeof deadLetterOf>;

/**
 * How each kind is worked on; pg-boss keeps it with the queue, where each start brings it up to date.
 * - Five attempts, 1–2, 2–4, 4–8 and 8–16 s apart: a database that restarts is back by then.
 * - An attempt that has not ended after 30 s belongs to a process that is gone: a PDF may take 10 s, an analysis takes less than one.
 */
export const QUEUE_POLICY = {
  policy: 'short',
  retryLimit: 4,
  retryDelay: 1,
  retryBackoff: true,
  expireInSeconds: 30,
} as const;
