import { AppError, assertOwnUser, personOf } from '@portal/server-kit';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { VISIBLE_CHARACTER } from './clean-text';
import type { UploadForm } from './multipart-form';

/**
 * Maximum time that an upload request waits for its document to be read (ms). Most documents take
 * less.
 */
export const PROCESSING_WAIT_MS = 3_000;

/** The form's `user_id` in the API description. `cleanText` leaves at least one character of it. */
export const userIdField = z.string().regex(new RegExp(VISIBLE_CHARACTER));

/**
 * Returns the uploader's user id. The form's `user_id` must be the caller's own id.
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
