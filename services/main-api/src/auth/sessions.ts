import type { Account, Database, StoredSession } from '@portal/db';
import { AppError, hashToken, newOpaqueToken, sameSecret } from '@portal/server-kit';
import { createHmac } from 'node:crypto';

/** Time after which a session expires if it is not renewed: a week (s). */
export const SESSION_TTL_S = 7 * 24 * 3_600;
/**
 * Maximum time from login to the end of a session, even if it is renewed: thirty days (s), as NIST
 * SP 800-63B, AAL1 requires.
 */
export const SESSION_MAX_S = 30 * 24 * 3_600;
/**
 * How long a replaced token is still accepted (ms), in case two tabs renew at the same time or a
 * response is lost.
 */
const REPLACED_TOKEN_GRACE_MS = 60_000;

export interface OpenedSession {
  session: StoredSession;
  /** Secret token for the header `x-session-token`. Only its hash is stored. */
  sessionToken: string;
  /** Value of the refresh cookie: `<session id>.<secret>.<seal>`. */
  refreshToken: string;
}

const endOf = (openedAt: Date, now: Date) =>
  new Date(
    Math.min(now.getTime() + SESSION_TTL_S * 1_000, openedAt.getTime() + SESSION_MAX_S * 1_000),
  );
const macOf = (key: string, text: string) =>
  createHmac('sha256', key).update(text).digest('base64url');
/**
 * Derives the next refresh token from the hash of the current one. Deterministic, so that a
 * repeated request returns the same token.
 */
const successorOf = (hash: string, key: string) => macOf(key, `refresh-token:${hash}`);
/**
 * Returns a seal that proves that we issued a refresh token. Reusing an old token ends the session;
 * the seal prevents forged tokens from having the same effect.
 */
const sealOf = (id: string, secret: string, key: string) =>
  macOf(key, `refresh-cookie:${id}:${secret}`);
const cookieOf = (id: string, secret: string, key: string) =>
  `${id}.${secret}.${sealOf(id, secret, key)}`;

/**
 * Starts a session for an account.
 * @param key secret for deriving and sealing tokens, the same on all servers
 */
export async function openSession(
  sessions: Database['sessions'],
  account: Account,
  key: string,
  now: Date,
): Promise<OpenedSession> {
  const sessionToken = newOpaqueToken();
  const secret = newOpaqueToken();
  const session = await sessions.create(
    {
      userId: account.id,
      sessionTokenHash: hashToken(sessionToken),
      refreshTokenHash: hashToken(secret),
      expiresAt: endOf(now, now),
    },
    now,
  );
  return { session, sessionToken, refreshToken: cookieOf(session.id, secret, key) };
}

export interface Renewal {
  session: StoredSession;
  /** New value for the refresh cookie. Repeating the renewal returns the same value. */
  refreshToken: string;
}

function readRefreshToken(
  cookie: string | undefined,
  key: string,
): { id: string; hash: string } | null {
  const [, id, secret, seal] =
    /^([0-9a-f-]{36})\.([\w-]{43})\.([\w-]{43})$/.exec(cookie ?? '') ?? [];
  return id && secret && seal && sameSecret(seal, sealOf(id, secret, key))
    ? { id, hash: hashToken(secret) }
    : null;
}

const endedSession = () => new AppError('unauthorized', 'Unauthorized. Please log in again.');

export interface RenewalContext {
  sessions: Database['sessions'];
  /** The key that was passed to `openSession`. */
  key: string;
  now: Date;
  /** Called after a session has been ended because an old refresh token was used again. */
  onReuse(sessionId: string): void;
}

/**
 * Renews a session and replaces its refresh token. If a token is used more than a minute after it
 * was replaced, it was probably stolen. The session then ends for both the owner and the thief.
 * @throws AppError 401 `unauthorized` if the session has ended or the cookie is invalid
 */
export async function renewSession(
  cookie: string | undefined,
  { sessions, key, now, onReuse }: RenewalContext,
): Promise<Renewal> {
  const token = readRefreshToken(cookie, key);
  const session = token && (await sessions.findActive(token.id, now));
  if (!token || !session) throw endedSession();
  const secret = successorOf(token.hash, key);
  const refreshToken = cookieOf(session.id, secret, key);
  const change = {
    from: token.hash,
    to: hashToken(secret),
    expiresAt: endOf(session.createdAt, now),
  };
  if (await sessions.rotate(session.id, change, now)) return { session, refreshToken };

  const current = await sessions.findActive(session.id, now);
  const justReplaced =
    current?.previousRefreshHash != null &&
    sameSecret(current.previousRefreshHash, token.hash) &&
    now.getTime() - current.rotatedAt.getTime() <= REPLACED_TOKEN_GRACE_MS;
  if (current && justReplaced) return { session: current, refreshToken };
  await sessions.revoke(session.id, now);
  onReuse(session.id);
  throw endedSession();
}

/**
 * Returns the session that a refresh cookie belongs to, whether or not the session has ended.
 * Returns null if the cookie is forged or outdated.
 */
export async function sessionOfCookie(
  sessions: Database['sessions'],
  cookie: string | undefined,
  key: string,
): Promise<StoredSession | null> {
  const token = readRefreshToken(cookie, key);
  const session = token && (await sessions.get(token.id));
  const known =
    token &&
    session &&
    [session.refreshTokenHash, session.previousRefreshHash].includes(token.hash);
  return known ? session : null;
}
