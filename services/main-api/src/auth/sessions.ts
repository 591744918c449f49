import type { Account, Database, StoredSession } from '@portal/db';
import { AppError, hashToken, newOpaqueToken, sameSecret } from '@portal/server-kit';
import { createHmac } from 'node:crypto';

/** A session expires a week after its last renewal, */
export const SESSION_TTL_S = 7 * 24 * 3_600;
/** and at most thirty days after the login (NIST SP 800-63B, AAL1). */
export const SESSION_MAX_S = 30 * 24 * 3_600;
/**
 * For two tabs that renew at the same time, and for lost answers: how long a replaced token is
 * still accepted.
 */
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
/**
 * Derives the next token from a token's hash. It is deterministic, so that repeated requests get
 * the same token.
 */
const successorOf = (hash: string, key: string) => macOf(key, `refresh-token:${hash}`);
/**
 * Proves that we issued a token. Only issued tokens, when stolen, end a session; forged ones do
 * not.
 */
const sealOf = (id: string, secret: string, key: string) =>
  macOf(key, `refresh-cookie:${id}:${secret}`);
const cookieOf = (id: string, secret: string, key: string) =>
  `${id}.${secret}.${sealOf(id, secret, key)}`;

/** @param key secret for sealing and deriving tokens, the same on every server */
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
  /** For the refresh cookie. A repeated renewal returns the same one. */
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
  /** Called with the session that was ended because its token was reused. */
  onReuse(sessionId: string): void;
}

/**
 * Renews a session by its refresh cookie, which is replaced each time. If a token was replaced more
 * than a minute ago, someone has stolen it: the session ends for both thief and owner.
 * @throws AppError 401 `unauthorized`
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

/** The session of a refresh cookie; null for a forged one. */
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
