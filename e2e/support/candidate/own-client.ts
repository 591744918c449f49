import { createMainApiClient, staticSession, type MainApiClient } from '@portal/api-clients';
import { fromEnvironment } from '../environment';
import type { Person } from './enrol';

/**
 * Signs a person in with the page's own client of the main API and returns the client. It runs in
 * the test's process, for calls that a test can't make from the page.
 */
export async function ownClient({ email, password }: Person): Promise<MainApiClient> {
  const baseUrl = fromEnvironment().mainApiUrl;
  const visitor = createMainApiClient({ baseUrl, session: staticSession({}) });
  const { user } = await visitor.login({ email, password });
  const session = staticSession({ accessToken: user.accessToken, sessionToken: user.sessionId });
  return createMainApiClient({ baseUrl, session });
}
