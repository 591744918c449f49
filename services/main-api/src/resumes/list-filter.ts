import type { ResumeListOptions } from '@portal/db';
import { idSchema, type myResumesQuerySchema, type ProcessingStatus } from '@portal/protocol';
import { AppError } from '@portal/server-kit';
import type { z } from 'zod';

type Query = z.output<typeof myResumesQuerySchema>;

const STATUSES: Record<NonNullable<Query['completedStatus']>, ProcessingStatus[]> = {
  true: ['completed'],
  completed: ['completed'],
  false: ['pending', 'processing', 'failed'],
  processing: ['pending', 'processing'],
  failed: ['failed'],
};

function idsOf(list: string | undefined): string[] | undefined {
  if (!list) return undefined;
  return list.split(',').map((text) => {
    const id = idSchema.safeParse(text.trim());
    if (!id.success)
      throw new AppError('validation_failed', 'roleIds must be a list of ids', {
        detail: 'querystring/roleIds',
      });
    return id.data;
  });
}

function instantOf(text: string | undefined): Date | undefined {
  if (!text) return undefined;
  const instant = new Date(text);
  if (Number.isNaN(instant.getTime()))
    throw new AppError('validation_failed', 'lastUpdated must be a date', {
      detail: 'querystring/lastUpdated',
    });
  return instant;
}

/**
 * Parses the query of the resume list. `roleIds` (comma-separated) selects resumes used in
 * interviews for these roles, `completedStatus` a processing status, `lastUpdated` (a date) those
 * uploaded since; `sortOrder` is by upload time.
 * @throws AppError 400 `validation_failed`
 */
export function listOptions(query: Query): ResumeListOptions {
  const { page, limit, sortOrder, roleIds, completedStatus, lastUpdated } = query;
  const [roles, since] = [idsOf(roleIds), instantOf(lastUpdated)];
  return {
    page,
    limit,
    sortOrder,
    ...(completedStatus && { status: STATUSES[completedStatus] }),
    ...(roles && { roleIds: roles }),
    ...(since && { uploadedSince: since }),
  };
}
