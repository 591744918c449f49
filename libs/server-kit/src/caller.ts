import type { FastifyRequest } from 'fastify';
import { AppError } from './errors';

export interface UserCaller {
  kind: 'user';
  userId: string;
  email: string;
  /** Id of the session's record, not the secret session token. */
  sessionId: string;
}
export interface OnboardingCaller {
  kind: 'onboarding';
  userId: string;
  email: string;
}
export interface ServiceCaller {
  kind: 'service';
}
/** The caller that a guard identified. */
export type Caller = UserCaller | OnboardingCaller | ServiceCaller;

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by a guard; null on routes without one. */
    caller: Caller | null;
  }
}

/** The authenticated caller. @throws AppError 401 on a route without a guard. */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw new AppError('unauthorized', 'Unauthorized. Please log in again.');
  return request.caller;
}

/** The signed-in user that `requireUser` accepted. @throws AppError 401 for other callers. */
export function userOf(request: FastifyRequest): UserCaller {
  const caller = callerOf(request);
  if (caller.kind !== 'user')
    throw new AppError('unauthorized', 'Unauthorized. Please log in again.');
  return caller;
}

/** The user, signed in or in onboarding. @throws AppError 401 for a service. */
export function personOf(request: FastifyRequest): UserCaller | OnboardingCaller {
  const caller = callerOf(request);
  if (caller.kind === 'service')
    throw new AppError('unauthorized', 'Unauthorized. Please log in again.');
  return caller;
}

/**
 * Checks that a `user_id` is the caller’s own: the id, or the email in any case.
 * @throws AppError 403 `forbidden` otherwise, and for services
 */
export function assertOwnUser(caller: Caller, userIdOrEmail: string): void {
  const given = userIdOrEmail.trim().toLowerCase();
  if (
    caller.kind !== 'service' &&
    (given === caller.userId.toLowerCase() || given === caller.email.toLowerCase())
  )
    return;
  throw new AppError('forbidden', 'This belongs to another user');
}
