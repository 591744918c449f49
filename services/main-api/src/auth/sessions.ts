import type { Account, Database, StoredSession } from '@portal/db';
import { AppError, hashToken, newOpaqueToken, sameSecret } from '@portal/server-kit';
import { createHmac } from 'node:crypto';

/** A session lasts a week after its last renewal, */
export const SESSION_TTL_S = 7 * 24 * 3_600;
/** and thirty days in all (NIST SP 800-63B, AAL1). */
export const SESSION_MAX_S = 30 * 24 * 3_600;
/** Tabs that renew at the same moment, and answers that are lost: the token just replaced is still taken for so long. */
const REPLACED_TOKEN_GRACE_MS = 60_000;

export interface OpenedSession {
  session: StoredSession;
  /** The opaque token for `x-session-token`; only its hash is stored. */
  sessionToken: string;
  /** For the refresh cookie: `<session id>.<secret>.<seal>`. */
  refreshToken: string;
}

const endOf = (openedAt: Date, now: Date) =>
  new Date(
    Math.min(now.getTime() + SESSION_TTL_S * 1_000, openedAt.getTime() + SESSION_MAX_S * 1_000),
  );
const macOf = (key: string, text: string) =>
  createHmac('sha256', key).update(text).digest('base64url');
/** The token that follows another, by its hash: always the same, so that whoever asks again gets the current one. */
const successorOf = (hash: string, key: string) => macOf(key, `refresh-token:${hash}`);
/** Shows that a token was once ours: only such a one, stolen, may end a session. Made-up ones end nobody's. */
const sealOf = (id: string, secret: string, key: string) =>
  macOf(key, `refresh-cookie:${id}:${secret}`);
const cookieOf = (id: string, secret: string, key: string) =>
  `${id}.${secret}.${sealOf(id, secret, key)}`;

/** @param key secret by which tokens are sealed and follow from one another, the same at every server. */
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
  /** For the refresh cookie; a renewal that is asked for again gives the same. */
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
  /** As for `openSession`. */
  key: string;
  now: Date;
  /** Told of the session that a stolen token has ended. */
  onReuse(sessionId: string): void;
}

/**
 * Renews a session by its refresh cookie, which is replaced each time. A token that was replaced longer than a minute ago has been
 * stolen, by whoever used it first or second: the session ends for both.
 * @throws AppError 401 `unauthorized`.
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

/** The session that a refresh cookie belongs to; null for a made-up one. */
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
