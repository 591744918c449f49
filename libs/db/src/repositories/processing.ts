import type { ProcessingStatus } from '@portal/protocol';
import { eq, type Column, type SQL } from 'drizzle-orm';

/** States of a document that a job has still to bring to its end. */
export const WAITING: ProcessingStatus[] = ['pending', 'processing'];

/** Narrows a change to the record that still waits for this job, not for a later one. */
export const waitsFor = (column: Column, job: string | undefined): SQL | undefined =>
  job === undefined ? undefined : eq(column, job);

/** What a user has of a kind of document: a failed one does not count. */
export type DocumentReadiness = 'ready' | 'processing' | 'missing';

export function readinessOf(statuses: readonly ProcessingStatus[]): DocumentReadiness {
  if (statuses.includes('completed')) return 'ready';
  if (statuses.some((status) => status === 'pending' || status === 'processing'))
    return 'processing';
  return 'missing';
}
