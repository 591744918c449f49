import type { FastifyRequest } from 'fastify';
import { pino, type Logger, type LoggerOptions } from 'pino';
import { loggedError, loggedFault } from './logged-error';

const SECRET_FIELDS = [
  'password',
  'accessToken',
  'refreshToken',
  'onboardingToken',
  'sessionToken',
  'ticket',
  'token',
  'email',
  'authorization',
  'cookie',
  'headers',
];

/**
 * Returns logger options that keep personal data out of the log. Requests are logged by their route
 * pattern, because URLs contain ids, emails and session tokens. Bodies, headers and addresses are
 * omitted, values are removed from error messages, and fields known to be secret are redacted.
 */
export function loggerOptions(level: string): LoggerOptions {
  return {
    level,
    redact: {
      paths: SECRET_FIELDS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[redacted]',
    },
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        route: request.routeOptions?.url ?? 'unmatched',
      }),
      err: (error: unknown) => loggedError(error),
      fault: loggedFault,
    },
  };
}

/** Creates a logger for use before a server exists. */
export const processLog = (level: string): Logger => pino(loggerOptions(level));
