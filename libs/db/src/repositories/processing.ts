import type { ProcessingStatus } from '@portal/protocol';
import { eq, type Column, type SQL } from 'drizzle-orm';

/** Statuses in which a document is waiting for a job. */
export const WAITING: ProcessingStatus[] = ['pending', 'processing'];

/** Returns a condition that matches records with this job id, or undefined if no job is given. */
export const waitsFor = (column: Column, job: string | undefined): SQL | undefined =>
  job === undefined ? undefined : eq(column, job);

/** State of a user's resumes or job descriptions. Failed documents are treated as missing. */
export type DocumentReadiness = 'ready' | 'processing' | 'missing';

export function readinessOf(statuses: readonly ProcessingStatus[]): DocumentReadiness {
  if (statuses.includes('completed')) return 'ready';
  if (statuses.some((status) => status === 'pending' || status === 'processing'))
    return 'processing';
  return 'missing';
}
