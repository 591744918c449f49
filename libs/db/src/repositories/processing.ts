import type { ProcessingStatus } from '@portal/protocol';
import { eq, type Column, type SQL } from 'drizzle-orm';

/** Statuses in which a document is waiting for a job. */
export const WAITING: ProcessingStatus[] = ['pending', 'processing'];

/**
 * Condition that matches only a record that is still waiting for this job. Without a job, there is
 * no condition.
 */
export const waitsFor = (column: Column, job: string | undefined): SQL | undefined =>
  job === undefined ? undefined : eq(column, job);

/** Whether a user has a document of some kind. Failed documents do not count. */
export type DocumentReadiness = 'ready' | 'processing' | 'missing';

export function readinessOf(statuses: readonly ProcessingStatus[]): DocumentReadiness {
  if (statuses.includes('completed')) return 'ready';
  if (statuses.some((status) => status === 'pending' || status === 'processing'))
    return 'processing';
  return 'missing';
}
