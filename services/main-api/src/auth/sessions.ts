import type { Account, Database, StoredSession } from '@portal/db';
import { createHmac } from 'node:crypto';
import { AppError, hashToken, newOpaqueToken, sameSecret } from '@portal/server-kit';

/** A session lasts a week after its last renewal. */
export const SESSION_TTL_S = 7 * 24 * 3_600;
/** Tabs that renew at the same moment, and answers that are lost: the token just replaced is still taken for so long. */
const REPLACED_TOKEN_GRACE_MS = 60_000;

export interface OpenedSession {
  session: StoredSession;
  /** The opaque token for `x-session-token`; only its hash is stored. */
  sessionToken: string;
  /** For the refresh cookie: `<session id>.<secret>`. */
  refreshToken: string;
}

const endOf = (now: Date) => new Date(now.getTime() + SESSION_TTL_S * 1_000);
/** The token that follows another, by its hash: always the same, so that whoever asks again gets the current one. */
const successorOf = (hash: string, key: string) => createHmac('sha256', key).update(`refresh-token:${hash}`).digest('base64url');

export async function openSession(sessions: Database['sessions'], account: Account, now: Date): Promise<OpenedSession> {
  const sessionToken = newOpaqueToken();
  const secret = newOpaqueToken();
  const session = await sessions.create(
    { userId: account.id, sessionTokenHash: hashToken(sessionToken), refreshTokenHash: hashToken(secret), expiresAt: endOf(now) },
    now,
  );
  return { session, sessionToken, refreshToken: `${session.id}.${secret}` };
}

export interface Renewal {
  session: StoredSession;
  /** For the refresh cookie; a renewal that is asked for again gives the same. */
  refreshToken: string;
}

function readRefreshToken(cookie: string | undefined): { id: string; hash: string } | null {
  const match = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(cookie ?? '');
  return match?.[1] && match[2] ? { id: match[1], hash: hashToken(match[2]) } : null;
}

const endedSession = () => new AppError('unauthorized', 'Unauthorized. Please log in again.');

/**
 * Renews a session by its refresh cookie, which is replaced each time. A token that was replaced longer than a minute ago has been
 * stolen, by whoever used it first or second: the session ends for both.
 * @param key secret by which tokens follow from one another, the same at every server.
 * @throws AppError 401 `unauthorized`.
 */
export async function renewSession(sessions: Database['sessions'], cookie: string | undefined, key: string, now: Date): Promise<Renewal> {
  const token = readRefreshToken(cookie);
  const session = token && (await sessions.findActive(token.id, now));
  if (!token || !session) throw endedSession();
  const secret = successorOf(token.hash, key);
  const refreshToken = `${session.id}.${secret}`;
  const change = { from: token.hash, to: hashToken(secret), expiresAt: endOf(now) };
  if (await sessions.rotate(session.id, change, now)) return { session, refreshToken };

  const current = await sessions.findActive(session.id, now);
  const justReplaced = current?.previousRefreshHash != null && sameSecret(current.previousRefreshHash, token.hash)
    && now.getTime() - current.rotatedAt.getTime() <= REPLACED_TOKEN_GRACE_MS;
  if (current && justReplaced) return { session: current, refreshToken };
  await sessions.revoke(session.id, now);
  throw endedSession();
}

/** The session that a refresh cookie belongs to; null for a made-up one. */
export async function sessionOfCookie(sessions: Database['sessions'], cookie: string | undefined): Promise<StoredSession | null> {
  const token = readRefreshToken(cookie);
  const session = token && (await sessions.get(token.id));
  const known = token && session && [session.refreshTokenHash, session.previousRefreshHash].includes(token.hash);
  return known ? session : null;
}
