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

/** Value of the `retry-after` header when a dependency is unreachable (s). */
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

/**
 * Converts any error into one that is safe to show to callers. An unknown error becomes a 500
 * without details.
 */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return invalidInput(error);
  const status = statusOf(error);
  if (status >= 500)
    return new AppError('internal', 'Something went wrong. Try again.', { cause: error });
  const known = BY_STATUS[status];
  if (known)
    return new AppError(known.code, known.message, { status: status === 406 ? 415 : status });
  return new AppError('bad_request', error instanceof Error ? error.message : 'Bad request', {
    status,
  });
}

/** Error codes that may indicate an attack. Errors with these codes are logged without details. */
const REFUSALS: ReadonlySet<ErrorCode> = new Set([
  'unauthorized',
  'invalid_credentials',
  'forbidden',
  'rate_limited',
]);

/** Functions that recognize errors from a server's dependencies, such as its database. */
export interface Faults {
  /** Whether a dependency is unreachable. If so, the response is 503 with `retry-after`. */
  isUnreachable?: ((error: unknown) => boolean) | undefined;
  /**
   * Recognizes an insert that failed because a row it references was deleted. Returns `account` if
   * that row was the account (the response is then 401), `record` if it was any other row (404), or
   * null if the error has a different cause.
   */
  lostReference?: ((error: unknown) => 'account' | 'record' | null) | undefined;
}

function describe(error: unknown, { isUnreachable, lostReference }: Faults): AppError {
  // A route that throws an AppError has already chosen the response.
  if (error instanceof AppError) return error;
  if (isUnreachable?.(error))
    return new AppError(
      'unavailable',
      'This service isn’t available right now. Try again in a moment.',
      {
        retryAfterS: RETRY_AFTER_S,
        cause: error,
      },
    );
  const lost = lostReference?.(error);
  if (lost === 'account')
    return new AppError('unauthorized', 'Unauthorized. Please log in again.', { cause: error });
  if (lost === 'record')
    return new AppError('not_found', 'It was deleted meanwhile', { cause: error });
  return toAppError(error);
}

/**
 * Responds with 405 and an `Allow` header if the path exists but doesn't support the request's
 * method (RFC 9110, section 15.5.6).
 */
export function refuseUnknownMethods(app: AppServer): void {
  const methodsOf = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    // The CORS plugin's route for preflight requests matches every path, so ignore it.
    if (url === '*') return;
    const methods = methodsOf.get(url) ?? new Set();
    for (const one of [method].flat()) methods.add(one);
    methodsOf.set(url, methods);
  });
  let patterns: [RegExp, Set<string>][] = [];
  app.addHook('onReady', async () => {
    patterns = [...methodsOf]
      .filter(([url]) => url.includes(':'))
      .map(([url, methods]) => [new RegExp(`^${url.replace(/:\w+/g, '[^/]+')}$`), methods]);
  });
  app.addHook('onRequest', async (request, reply) => {
    // The CORS plugin handles preflight requests.
    if (request.method === 'OPTIONS') return;
    const path = request.url.split('?')[0] ?? '';
    // An exact path takes precedence over one with parameters: `GET /jd/upload` must not match
    // `/jd/:id`.
    const methods =
      methodsOf.get(path) ??
      (request.is404 ? patterns.find(([pattern]) => pattern.test(path))?.[1] : undefined);
    if (!methods || methods.has(request.method)) return;
    void reply.header('allow', [...methods].join(', '));
    throw new AppError('not_found', 'Not found', {
      status: 405,
      detail: `No such call: ${request.method}`,
    });
  });
}

/** Sends every error, including the 404 for an unknown path, in the common error format. */
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
