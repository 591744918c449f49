import { INTERVIEWER_ALIVE_METHOD } from '@portal/protocol';
import { AccessToken } from 'livekit-server-sdk';

/** How long an interviewer may take to say that it lives; one that is kept busy for longer does nobody any good (ms). */
const ANSWER_WITHIN_MS = 1_000;
const REQUEST_TIMEOUT_MS = 2_000;

/** The LiveKit server, with the keys of this application. */
export interface LiveKitAccess {
  apiUrl: string;
  apiKey: string;
  apiSecret: string;
}

/**
 * Whether an interviewer answers a call of the room server to it. The candidate alone cannot tell: where nothing arrives, the
 * candidate's own network may be at fault. `PerformRpc` is a call of LiveKit that its SDK does not have yet.
 */
export async function lives(
  room: string,
  identity: string,
  { apiUrl, apiKey, apiSecret }: LiveKitAccess,
  send: typeof fetch = fetch,
): Promise<boolean> {
  const token = new AccessToken(apiKey, apiSecret, { ttl: 60 });
  token.addGrant({ roomAdmin: true, room });
  try {
    const response = await send(
      new URL('/twirp/livekit.RoomService/PerformRpc', apiUrl.replace(/^ws/, 'http')),
      {
        method: 'POST',
        headers: {
          authorization: `Bearer ${await token.toJwt()}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({
          room,
          destinationIdentity: identity,
          method: INTERVIEWER_ALIVE_METHOD,
          payload: '',
          responseTimeoutMs: ANSWER_WITHIN_MS,
        }),
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      },
    );
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
