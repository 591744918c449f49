import type { ErrorCode } from '@portal/protocol';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError } from './errors';
import type { AppServer } from './app-server';
import { interviewIdOf } from './interview-id';

const BY_STATUS: Record<number, { code: ErrorCode; message: string }> = {
  401: { code: 'unauthorized', message: 'Unauthorized' },
  403: { code: 'forbidden', message: 'Forbidden' },
  404: { code: 'not_found', message: 'Not found' },
  406: { code: 'unsupported_media_type', message: 'Unsupported media type' },
  409: { code: 'conflict', message: 'Conflict' },
  413: { code: 'payload_too_large', message: 'Request body is too large' },
  415: { code: 'unsupported_media_type', message: 'Unsupported media type' },
  429: { code: 'rate_limited', message: 'Too many requests. Please wait a moment and try again.' },
};

/** When a caller may come again after something the server needs was lost (seconds). */
const RETRY_AFTER_S = 2;

function statusOf(error: unknown): number {
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
}

function invalidInput(error: {
  validation: { message?: string; instancePath: string }[];
  validationContext?: string;
}): AppError {
  const first = error.validation[0];
  const where = `${error.validationContext ?? 'request'}${first?.instancePath ?? ''}`;
  return new AppError('validation_failed', first?.message ?? 'Invalid request', { detail: where });
}

/** Turns whatever was thrown into the error a caller may see; what is unknown becomes a 500 without a word of it. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return invalidInput(error);
  const status = statusOf(error);
  if (status >= 500) return new AppError('internal', 'Internal server error', { cause: error });
  const known = BY_STATUS[status];
  if (known)
    return new AppError(known.code, known.message, { status: status === 406 ? 415 : status });
  return new AppError('bad_request', error instanceof Error ? error.message : 'Bad request', {
    status,
  });
}

/** What an attack looks like from inside: told in the log, with the code alone. */
const REFUSALS: ReadonlySet<ErrorCode> = new Set([
  'unauthorized',
  'invalid_credentials',
  'forbidden',
  'rate_limited',
]);

/** How a server tells the errors of what it stands on. */
export interface Faults {
  /** Whether an error only says that something the server needs cannot be reached now: 503 then, and callers are told to come again. */
  isUnreachable?: ((error: unknown) => boolean) | undefined;
  /** What was deleted while something that belongs to it was stored: the caller's account (401), or another record (404). */
  lostReference?: ((error: unknown) => 'account' | 'record' | null) | undefined;
}

function describe(error: unknown, { isUnreachable, lostReference }: Faults): AppError {
  // What a route has put into its own words stays so, whatever lies behind it.
  if (error instanceof AppError) return error;
  if (isUnreachable?.(error))
    return new AppError('unavailable', 'The service is not available right now', {
      retryAfterS: RETRY_AFTER_S,
      cause: error,
    });
  const lost = lostReference?.(error);
  if (lost === 'account')
    return new AppError('unauthorized', 'Unauthorized. Please log in again.', { cause: error });
  if (lost === 'record')
    return new AppError('not_found', 'It was deleted meanwhile', { cause: error });
  return toAppError(error);
}

/** One error body for everything thrown, and for paths nobody serves. */
export function installErrorHandling(app: AppServer, faults: Faults = {}): void {
  app.setErrorHandler((error, request, reply) => {
    const known = describe(error, faults);
    if (known.statusCode >= 500)
      request.log.error(
        { interviewId: interviewIdOf(request), err: known.cause ?? known, code: known.code },
        'request failed',
      );
    if (REFUSALS.has(known.code))
      request.log.info(
        { interviewId: interviewIdOf(request), code: known.code },
        'request refused',
      );
    if (known.retryAfterS !== undefined)
      void reply.header('retry-after', String(known.retryAfterS));
    return reply.code(known.statusCode).send(known.toBody() as never);
  });
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send({
      message: 'Not found',
      detail: `No such call: ${request.method}`,
      code: 'not_found',
    } as never),
  );
}
