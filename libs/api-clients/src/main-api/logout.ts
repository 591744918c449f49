import { MAIN_API } from '@portal/protocol';
import type { CallOptions, Transport } from '../request';
import type { ApiSession } from '../session';

/** POST /api/v1/auth/logout: revokes the session and its refresh cookie on the server. */
export const logout =
  (transport: Transport, session: ApiSession) =>
  async (options: CallOptions = {}): Promise<void> => {
    await transport.send({
      method: 'POST',
      path: MAIN_API.logout,
      fallbackKey: 'logout',
      withCookies: true,
      withSessionToken: true,
      // An ended access token is no reason to renew it just to give it up.
      auth: { token: session.accessToken() ?? '' },
      ...options,
    });
  };
