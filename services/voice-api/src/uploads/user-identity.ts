import { AppError, assertOwnUser, personOf } from '@portal/server-kit';
import type { FastifyRequest } from 'fastify';
import type { UploadForm } from './multipart-form';

/**
 * How long the response to an upload waits for the document to be read (ms). Usually that is long
 * enough.
 */
export const PROCESSING_WAIT_MS = 3_000;

/**
 * Returns the id of the user who uploads. The form's `user_id` must be the caller's own.
 * @throws AppError 400 if `user_id` is missing, 403 if it is another user's
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
