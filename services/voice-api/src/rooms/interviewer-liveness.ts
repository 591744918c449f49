import { INTERVIEWER_ALIVE_METHOD } from '@portal/protocol';
import { AccessToken } from 'livekit-server-sdk';

/** How long an interviewer can take to respond before it is considered lost (ms). */
const ANSWER_WITHIN_MS = 1_000;
const REQUEST_TIMEOUT_MS = 2_000;

/** URL of a LiveKit server and the API credentials for it. */
export interface LiveKitAccess {
  apiUrl: string;
  apiKey: string;
  apiSecret: string;
}

/**
 * Whether an interviewer responds to an RPC from the room server. It is not enough for a candidate
 * to report the interviewer as lost, because the candidate's own network may be the problem.
 * LiveKit's SDK does not offer `PerformRpc` yet, so this calls the API directly.
 */
export async function isResponding(
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
