import type { Database } from '@portal/db';
import type { VoiceLoginBody } from '@portal/protocol';
import { HEADERS } from '@portal/protocol';
import {
  AppError,
  bearerOf,
  hashToken,
  headerOf,
  sameSecret,
  type Guards,
  type Tokens,
} from '@portal/server-kit';
import type { FastifyRequest } from 'fastify';

export interface RoomCaller {
  userId: string;
  email: string;
  firstName: string;
  /** The session token sent with the request, or the session's id if there is no token. */
  sessionId: string;
}

export interface RoomCallerOptions {
  guards: Pick<Guards, 'identifyUser'>;
  tokens: Pick<Tokens, 'verifyAccess'>;
  db: Pick<Database, 'sessions' | 'users'>;
}

type Credentials = Pick<VoiceLoginBody, 'jwt_token' | 'session_token'>;

const unauthorized = () => new AppError('unauthorized', 'Unauthorized. Please log in again.');

/** Whether a room request contains any user credentials. */
export function hasUserCredentials(request: FastifyRequest, body: Credentials): boolean {
  return Boolean(bearerOf(request) ?? body.jwt_token ?? body.session_token);
}

/**
 * Identifies the user opening a room, by bearer token or by `jwt_token` or `session_token` in the
 * body (§7). If a session token is sent along with another credential, both must belong to the same
 * session.
 * @throws AppError 401 if the user cannot be identified
 */
export async function identifyRoomCaller(
  request: FastifyRequest,
  body: Credentials,
  { guards, tokens, db }: RoomCallerOptions,
): Promise<RoomCaller> {
  const sessionToken = body.session_token ?? headerOf(request, HEADERS.sessionToken);
  const session = await findSession();
  if (!session) throw unauthorized();
  if (sessionToken && !sameSecret(hashToken(sessionToken), session.sessionTokenHash))
    throw unauthorized();
  const account = await db.users.get(session.userId);
  if (!account) throw unauthorized();
  return {
    userId: account.id,
    email: account.email,
    firstName: account.firstName,
    sessionId: sessionToken ?? session.id,
  };

  async function findSession() {
    if (bearerOf(request)) {
      const caller = await guards.identifyUser(request);
      return caller.kind === 'user' ? db.sessions.findActive(caller.sessionId) : null;
    }
    if (body.jwt_token) {
      const identity = await tokens.verifyAccess(body.jwt_token);
      const found = await db.sessions.findActive(identity.sessionId);
      return found?.userId === identity.userId ? found : null;
    }
    return body.session_token
      ? db.sessions.findActiveByTokenHash(hashToken(body.session_token))
      : null;
  }
}
