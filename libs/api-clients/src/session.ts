/**
 * Where the clients take the caller's identity from, and whom they tell when it changes.
 * The browser's auth store implements it; a server-side worker can with `staticSession`.
 */
export interface ApiSession {
  accessToken(): string | null;
  /** Opaque session token, sent as `x-session-token`. */
  sessionToken(): string | null;
  /** Names the calling application, sent as `x-api-key`. */
  apiKey(): string | null;
  /** `expiresIn` in seconds. */
  onRefreshed(accessToken: string, expiresIn: number): void;
  /** The session can't be renewed: the person has to sign in again. */
  onExpired(): void;
}

/** A session that never changes, for workers that hold a token of their own. */
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
