import type { ProcessingStatus } from '@portal/protocol';

/** A document taken for processing by one worker. */
export interface ClaimedDocument {
  id: string;
  userId: string;
  /** 1 the first time; more after a process died at it. */
  attempts: number;
}

/** What a user has of a kind of document: a failed one does not count. */
export type DocumentReadiness = 'ready' | 'processing' | 'missing';

export function readinessOf(statuses: readonly ProcessingStatus[]): DocumentReadiness {
  if (statuses.includes('completed')) return 'ready';
  if (statuses.some((status) => status === 'pending' || status === 'processing')) return 'processing';
  return 'missing';
}
