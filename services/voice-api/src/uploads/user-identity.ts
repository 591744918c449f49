import { AppError, assertOwnUser, personOf } from '@portal/server-kit';
import type { FastifyRequest } from 'fastify';
import type { UploadForm } from './multipart-form';

/** How long the answer to an upload waits for the reading of the file; a usual one is done by then. */
export const PROCESSING_WAIT_MS = 3_000;

/**
 * The id of the user who uploads: `user_id` of the form, which must be the caller's own.
 * @throws AppError 400 without one, 403 for somebody else's.
 */
export function uploaderOf(request: FastifyRequest, form: UploadForm): string {
  const caller = personOf(request);
  const given = form.fields.user_id?.trim();
  if (!given)
    throw new AppError('validation_failed', 'User identity not found. Please log in again.', {
      detail: 'user_id',
    });
  assertOwnUser(caller, given);
  return caller.userId;
}
