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
 * Logging without personal data: a request is named by its route pattern, because real URLs hold ids, emails and
 * session tokens; bodies, headers and addresses are left out; errors keep no value of anybody's; what slips in by a known name is struck out.
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

/** The same for what a process says before it has a server. */
export const processLog = (level: string): Logger => pino(loggerOptions(level));
