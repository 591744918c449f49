/**
 * Supplies the caller's identity to the clients and is notified of changes. The browser's auth
 * store implements it; servers can use `staticSession`.
 */
export interface ApiSession {
  accessToken(): string | null;
  /** Opaque session token, sent as `x-session-token`. */
  sessionToken(): string | null;
  /** Identifies the calling application, sent as `x-api-key`. */
  apiKey(): string | null;
  /** `expiresIn` in seconds. */
  onRefreshed(accessToken: string, expiresIn: number): void;
  /** The session can't be renewed: the user has to sign in again. */
  onExpired(): void;
}

/** A session that never changes, for workers that have their own token. */
export function staticSession(tokens: {
  accessToken?: string;
  sessionToken?: string;
  apiKey?: string;
}): ApiSession {
  return {
    accessToken: () => tokens.accessToken ?? null,
    sessionToken: () => tokens.sessionToken ?? null,
    apiKey: () => tokens.apiKey ?? null,
    onRefreshed: () => undefined,
    onExpired: () => undefined,
  };
}
