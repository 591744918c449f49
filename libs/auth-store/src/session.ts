import {
  isApiError,
  type ApiError,
  type MainApiClient,
  type RegisterResult,
} from '@portal/api-clients';
import type { LoginBody, RegisterBody } from '@portal/protocol';
import type { AuthStore } from './auth-store';
import type { InterviewUnderWay } from './interview-under-way';
import { loginOutcomeOf, type LoginOutcome } from './login-outcome';

export type RegisterOutcome =
  | { kind: 'ok'; result: RegisterResult }
  /**
   * `message` is the server's error message; null if the server sent none, or didn't answer.
   */
  | { kind: 'error'; error: ApiError | null; message: string | null };

/** Login, registration and logout. The promises never reject. */
export interface Session {
  /**
   * Logs in. Names the interview that this person was in, if this tab knows one, so that the server
   * can return its room. If the result is `ok`, the session is already in the store, with the room.
   */
  login(credentials: LoginBody): Promise<LoginOutcome>;
  register(person: RegisterBody): Promise<RegisterOutcome>;
  /**
   * Sends the logout request, then clears the state and the storage without waiting for the
   * response. An open room closes when it sees the change in the store.
   */
  logout(): Promise<void>;
}

export function createSession({
  auth,
  main,
  underWay,
}: {
  auth: AuthStore;
  main: Pick<MainApiClient, 'login' | 'register' | 'logout'>;
  underWay: Pick<InterviewUnderWay, 'atLogin' | 'leave'>;
}): Session {
  return {
    async login(credentials) {
      try {
        const named = underWay.atLogin(credentials.email);
        const answer = await main.login({ ...credentials, ...named });
        const { hearing } = named;
        const room = answer.room && hearing ? { ...answer.room, hearing } : answer.room;
        const result = { ...answer, room };
        // Forget the interview before the room is joined, which remembers it again.
        underWay.leave();
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
      // Start the request first: it needs the tokens, which are cleared next.
      const revoked = main.logout();
      auth.clear();
      await revoked.catch(() => undefined);
    },
  };
}
