import { HEADERS } from '@portal/protocol';
import type { FastifyRequest } from 'fastify';
import type { Caller } from './caller';
import { AppError } from './errors';
import { hashToken, sameSecret } from './secrets';
import type { Tokens } from './tokens';

/** A session that is neither revoked nor expired. */
export interface ActiveSession {
  userId: string;
  /** Hash (`hashToken`) of the secret token that the browser sends as `x-session-token`. */
  sessionTokenHash: string;
}

export interface GuardsOptions {
  tokens: Tokens;
  config: { interviewerToken: string; apiKeys: readonly string[] };
  /**
   * Returns the active session with this id, or null. Called for every request with an access
   * token, so that a logout takes effect immediately.
   */
  findActiveSession(sessionId: string): Promise<ActiveSession | null>;
  /**
   * Whether the account still exists. An onboarding token has no session, so deleting the account
   * is the only way to revoke it.
   */
  accountExists(userId: string): Promise<boolean>;
}

export type Guard = (request: FastifyRequest) => Promise<void>;

/**
 * Route guards, for use as Fastify `preHandler` or `onRequest` hooks. Each guard accepts only the
 * kinds of caller in its name and, unless noted otherwise, sets `request.caller`.
 */
export interface Guards {
  requireUser: Guard;
  requireUserOrOnboarding: Guard;
  requireService: Guard;
  requireUserOrService: Guard;
  /**
   * Requires a valid `x-api-key` header. Does not set the caller, because an API key gives no
   * access to user data.
   */
  requireApiKey: Guard;
  /**
   * Returns the signed-in caller, or throws the same error as `requireUser`. Used by routes that
   * also accept other credentials, such as a report ticket.
   */
  identifyUser(request: FastifyRequest): Promise<Caller>;
  identifyUserOrService(request: FastifyRequest): Promise<Caller>;
}

const unauthorized = () => new AppError('unauthorized', 'Unauthorized. Please log in again.');

/** Returns the bearer token from a request, or null if the request has none. */
export function bearerOf(request: FastifyRequest): string | null {
  return /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

/** Returns a header as a string, or null if it is missing, empty or a list. */
export function headerOf(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

export function createGuards({
  tokens,
  config,
  findActiveSession,
  accountExists,
}: GuardsOptions): Guards {
  const identifyUser = async (request: FastifyRequest): Promise<Caller> => {
    const bearer = bearerOf(request);
    if (!bearer) throw unauthorized();
    const identity = await tokens.verifyAccess(bearer);
    const session = await findActiveSession(identity.sessionId);
    if (!session || session.userId !== identity.userId) throw unauthorized();
    const sessionToken = headerOf(request, HEADERS.sessionToken);
    if (sessionToken && !sameSecret(hashToken(sessionToken), session.sessionTokenHash))
      throw unauthorized();
    return { kind: 'user', ...identity };
  };

  const isService = (request: FastifyRequest): boolean => {
    const bearer = bearerOf(request);
    return bearer !== null && sameSecret(bearer, config.interviewerToken);
  };

  const identifyUserOrService = async (request: FastifyRequest): Promise<Caller> =>
    isService(request) ? { kind: 'service' } : identifyUser(request);

  const identifyOnboarding = async (request: FastifyRequest): Promise<Caller> => {
    const bearer = bearerOf(request);
    if (!bearer) throw unauthorized();
    const identity = await tokens.verifyOnboarding(bearer);
    if (!(await accountExists(identity.userId))) throw unauthorized();
    return { kind: 'onboarding', ...identity };
  };

  return {
    identifyUser,
    identifyUserOrService,
    async requireUser(request) {
      request.caller = await identifyUser(request);
    },
    async requireUserOrOnboarding(request) {
      // `identifyUser` rejects onboarding tokens as `unauthorized`, so check whether the request
      // has one. Rethrow other errors, such as `token_expired`.
      request.caller = await identifyUser(request).catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'unauthorized')
          return identifyOnboarding(request);
        throw error;
      });
    },
    async requireService(request) {
      if (!isService(request)) throw unauthorized();
      request.caller = { kind: 'service' };
    },
    async requireUserOrService(request) {
      request.caller = await identifyUserOrService(request);
    },
    async requireApiKey(request) {
      const key = headerOf(request, HEADERS.apiKey);
      if (!key || !config.apiKeys.some((known) => sameSecret(known, key))) {
        throw new AppError('unauthorized', 'Unknown API key');
      }
    },
  };
}
