import type { ResumeListOptions } from '@portal/db';
import type { myResumesQuerySchema, ProcessingStatus } from '@portal/protocol';
import type { z } from 'zod';

type Query = z.output<typeof myResumesQuerySchema>;

const STATUSES: Record<NonNullable<Query['completedStatus']>, ProcessingStatus[]> = {
  true: ['completed'],
  completed: ['completed'],
  false: ['pending', 'processing', 'failed'],
  processing: ['pending', 'processing'],
  failed: ['failed'],
};

/**
 * Parses the query of the resume list. `roleIds` (comma-separated) selects resumes used in
 * interviews for these roles, `completedStatus` a processing status, `lastUpdated` (a date) those
 * uploaded since; `sortOrder` is by upload time.
 */
export function listOptions(query: Query): ResumeListOptions {
  const { page, limit, sortOrder, roleIds, completedStatus, lastUpdated } = query;
  return {
    page,
    limit,
    sortOrder,
    ...(completedStatus && { status: STATUSES[completedStatus] }),
    ...(roleIds && { roleIds: roleIds.split(',').map((id) => id.trim()) }),
    ...(lastUpdated && { uploadedSince: new Date(lastUpdated) }),
  };
}
