import {
  createMainApiClient,
  createVoiceApiClient,
  staticSession,
  type MainApiClient,
  type VoiceApiClient,
} from '@portal/api-clients';
import type { User } from '@portal/protocol';
import { fromEnvironment } from '../environment';
import type { Person } from './enrol';

export interface SentCall {
  method: string;
  path: string;
  headers: Record<string, string>;
  json: unknown;
}

export interface OwnClients {
  main: MainApiClient;
  voice: VoiceApiClient;
  user: User;
  /** Returns the latest request that one of the two clients has sent. */
  latest(): SentCall;
}

/**
 * Signs a person in with the page's own API clients and returns the clients. They run in the test's
 * process, for calls that a test can't make from the page. Each request is recorded.
 */
export async function ownClients({ email, password }: Person): Promise<OwnClients> {
  const { mainApiUrl, voiceApiUrl } = fromEnvironment();
  const sent: SentCall[] = [];
  const fetch = (address: string, init: RequestInit = {}) => {
    sent.push({
      method: init.method ?? 'GET',
      path: new URL(address).pathname,
      headers: { ...(init.headers as Record<string, string>) },
      json: typeof init.body === 'string' ? JSON.parse(init.body) : null,
    });
    return globalThis.fetch(address, init);
  };
  const visitor = createMainApiClient({ baseUrl: mainApiUrl, session: staticSession({}), fetch });
  const { user } = await visitor.login({ email, password });
  const session = staticSession({ accessToken: user.accessToken, sessionToken: user.sessionId });
  return {
    main: createMainApiClient({ baseUrl: mainApiUrl, session, fetch }),
    voice: createVoiceApiClient({ baseUrl: voiceApiUrl, session, fetch }),
    user,
    latest: () => sent.at(-1)!,
  };
}
