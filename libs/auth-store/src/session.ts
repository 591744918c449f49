import {
  isApiError,
  type ApiError,
  type MainApiClient,
  type RegisterResult,
} from '@portal/api-clients';
import type { LoginBody, RegisterBody } from '@portal/protocol';
import type { AuthStore } from './auth-store';
import { loginOutcomeOf, type LoginOutcome } from './login-outcome';

export type RegisterOutcome =
  | { kind: 'ok'; result: RegisterResult }
  /** `message`: the server's own text, or null: "Registration failed. Please try again." */
  | { kind: 'error'; error: ApiError | null; message: string | null };

/** Signing in, up and out. None of these rejects. */
export interface Session {
  /** On `ok` the session is in the store already. */
  login(credentials: LoginBody): Promise<LoginOutcome>;
  register(person: RegisterBody): Promise<RegisterOutcome>;
  /** Clears state and storage at once, then revokes on the server; the room is left by whoever holds it, on seeing the store. */
  logout(): Promise<void>;
}

export function createSession({
  auth,
  main,
}: {
  auth: AuthStore;
  main: Pick<MainApiClient, 'login' | 'register' | 'logout'>;
}): Session {
  return {
    async login(credentials) {
      try {
        const result = await main.login(credentials);
        auth.setSession(result);
        return { kind: 'ok', result };
      } catch (error) {
        return loginOutcomeOf(error, credentials.email);
      }
    },
    async register(person) {
      try {
        return { kind: 'ok', result: await main.register(person) };
      } catch (error) {
        return isApiError(error)
          ? { kind: 'error', error, message: error.serverMessage }
          : { kind: 'error', error: null, message: null };
      }
    },
    async logout() {
      // The call reads its tokens as it is made, before they are cleared.
      const revoked = main.logout();
      auth.clear();
      await revoked.catch(() => undefined);
    },
  };
}
