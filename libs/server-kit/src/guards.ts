import { HEADERS } from '@portal/protocol';
import type { FastifyRequest } from 'fastify';
import type { Caller } from './caller';
import { AppError } from './errors';
import { hashToken, sameSecret } from './secrets';
import type { Tokens } from './tokens';

/** A session that is neither revoked nor expired. */
export interface ActiveSession {
  userId: string;
  /** `hashToken` of the opaque token that the browser sends as `x-session-token`. */
  sessionTokenHash: string;
}

export interface GuardsOptions {
  tokens: Tokens;
  config: { interviewerToken: string; apiKeys: readonly string[] };
  /**
   * The active session with that id, or null. Called per request, so that logout takes effect
   * immediately.
   */
  findActiveSession(sessionId: string): Promise<ActiveSession | null>;
  /**
   * Whether the account exists. Onboarding tokens have no session: deleting the account revokes
   * them.
   */
  accountExists(userId: string): Promise<boolean>;
}

export type Guard = (request: FastifyRequest) => Promise<void>;

/**
 * Fastify preHandlers or onRequest hooks. Each accepts the callers in its name and sets
 * `request.caller`.
 */
export interface Guards {
  requireUser: Guard;
  requireUserOrOnboarding: Guard;
  requireService: Guard;
  requireUserOrService: Guard;
  /** Requires a known `x-api-key`. Sets no caller: a key gives access to no user data. */
  requireApiKey: Guard;
  /**
   * For routes that also accept a report ticket: return the caller, or throw like the guard of
   * that name.
   */
  identifyUser(request: FastifyRequest): Promise<Caller>;
  identifyUserOrService(request: FastifyRequest): Promise<Caller>;
}

const unauthorized = () => new AppError('unauthorized', 'Unauthorized. Please log in again.');

/** The bearer token of a request, null without one. */
export function bearerOf(request: FastifyRequest): string | null {
  return /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

/** One header as a string, null without one. */
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
      // An onboarding token fails here as `unauthorized`; an expired token keeps its error.
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
