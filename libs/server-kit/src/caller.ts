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
/** Who calls, as a guard found out. */
export type Caller = UserCaller | OnboardingCaller | ServiceCaller;

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by a guard; null on routes without one. */
    caller: Caller | null;
  }
}

/** The caller that a guard has let in. @throws AppError 401 on a route that has no guard. */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw new AppError('unauthorized', 'Unauthorized. Please log in again.');
  return request.caller;
}

/** The signed-in user that `requireUser` has let in. @throws AppError 401 where the caller is of another kind. */
export function userOf(request: FastifyRequest): UserCaller {
  const caller = callerOf(request);
  if (caller.kind !== 'user')
    throw new AppError('unauthorized', 'Unauthorized. Please log in again.');
  return caller;
}

/** The user, signed in or still in onboarding. @throws AppError 401 where the caller is a service. */
export function personOf(request: FastifyRequest): UserCaller | OnboardingCaller {
  const caller = callerOf(request);
  if (caller.kind === 'service')
    throw new AppError('unauthorized', 'Unauthorized. Please log in again.');
  return caller;
}

/**
 * A `user_id` in a body or a path must be the caller's own: the id, or the email in any case.
 * @throws AppError 403 `forbidden` otherwise, for a service caller too.
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
