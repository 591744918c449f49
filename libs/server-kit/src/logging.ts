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
 * Logs without personal data: a request is named by its route pattern, because URLs contain ids,
 * emails and session tokens. Bodies, headers and addresses are left out, errors keep no values,
 * and known secret fields are redacted.
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

/** A logger for messages before a server exists. */
export const processLog = (level: string): Logger => pino(loggerOptions(level));
