import type { FastifyRequest } from 'fastify';
import { AppError } from './errors';

export interface UserCaller {
  kind: 'user';
  userId: string;
  email: string;
  /** Id of the session record, not the secret session token. */
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
/** Who sent a request, as identified by a guard. */
export type Caller = UserCaller | OnboardingCaller | ServiceCaller;

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by a guard. Null on routes without a guard. */
    caller: Caller | null;
  }
}

/**
 * Returns the caller that a guard identified.
 * @throws AppError 401 if the route has no guard
 */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw new AppError('unauthorized', 'Unauthorized. Please log in again.');
  return request.caller;
}

/**
 * Returns the signed-in user.
 * @throws AppError 401 if the caller is not a signed-in user
 */
export function userOf(request: FastifyRequest): UserCaller {
  const caller = callerOf(request);
  if (caller.kind !== 'user')
    throw new AppError('unauthorized', 'Unauthorized. Please log in again.');
  return caller;
}

/**
 * Returns the user who sent the request, whether signed in or identified only by an onboarding
 * token.
 * @throws AppError 401 if the caller is a service
 */
export function personOf(request: FastifyRequest): UserCaller | OnboardingCaller {
  const caller = callerOf(request);
  if (caller.kind === 'service')
    throw new AppError('unauthorized', 'Unauthorized. Please log in again.');
  return caller;
}

/**
 * Checks that a `user_id` from a request belongs to the caller. It may be the caller's id or email,
 * in upper or lower case.
 * @throws AppError 403 `forbidden` if it does not, or if the caller is a service
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
