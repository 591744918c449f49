import type { ProcessingStatus } from '@portal/protocol';
import { eq, type Column, type SQL } from 'drizzle-orm';

/** States in which a document needs a job to finish it. */
export const WAITING: ProcessingStatus[] = ['pending', 'processing'];

/** Restricts a change to the record that still waits for this job. */
export const waitsFor = (column: Column, job: string | undefined): SQL | undefined =>
  job === undefined ? undefined : eq(column, job);

/** Whether a user has a kind of document; failed ones do not count. */
export type DocumentReadiness = 'ready' | 'processing' | 'missing';

export function readinessOf(statuses: readonly ProcessingStatus[]): DocumentReadiness {
  if (statuses.includes('completed')) return 'ready';
  if (statuses.some((status) => status === 'pending' || status === 'processing'))
    return 'processing';
  return 'missing';
}
