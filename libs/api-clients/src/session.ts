/**
 * The caller's session. The clients get their tokens from the session and notify it when the access
 * token is renewed or the session is over. In browsers, the auth store implements this interface;
 * servers can use `staticSession`.
 */
export interface ApiSession {
  accessToken(): string | null;
  /** The session token, an opaque string sent as `x-session-token`. */
  sessionToken(): string | null;
  /** The key that identifies the calling application, sent as `x-api-key`. */
  apiKey(): string | null;
  /** Called with the renewed token. `expiresIn` is in seconds. */
  onRefreshed(accessToken: string, expiresIn: number): void;
  /** Called when the session can't be renewed. The user has to sign in again. */
  onExpired(): void;
}

/** Creates a session that never changes, for workers that have their own tokens. */
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
