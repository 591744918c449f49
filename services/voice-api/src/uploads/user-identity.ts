import { AppError, assertOwnUser, personOf } from '@portal/server-kit';
import type { FastifyRequest } from 'fastify';
import type { UploadForm } from './multipart-form';

/** How long the answer to an upload waits for its reading; usually that is enough. */
export const PROCESSING_WAIT_MS = 3_000;

/**
 * Id of the uploading user: `user_id` of the form, which must be the caller's own.
 * @throws AppError 400 if missing, 403 for another user's
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
