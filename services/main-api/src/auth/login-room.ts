import type { Account, Database } from '@portal/db';
import {
  HEADERS,
  VOICE_API,
  voiceLoginResponseSchema,
  type LoginBody,
  type LoginResponse,
  type VoiceLoginBody,
} from '@portal/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { MainConfig } from '../config';

/** Time limit for the voice API's answer (ms). Nobody waits longer than this to be signed in. */
const ROOM_TIMEOUT_MS = 2_000;

/** The room fields of a login response (§3). */
export type LoginRoom = Required<
  Pick<LoginResponse['data'], 'roomName' | 'livekitToken' | 'livekitUrl'>
>;

export interface RoomRequest {
  userId: string;
  accessToken: string;
  interviewId: string;
  hearing?: LoginBody['hearing'];
}

/** Opens an interview's room for its candidate. Rejects if that fails. */
export type OpenRoom = (request: RoomRequest) => Promise<LoginRoom>;

/**
 * Returns a function that has the voice API open the room, on behalf of the candidate: only the
 * voice API opens rooms, and it checks the candidate's access token itself. Returns null if the
 * configuration names no voice API.
 */
export function roomsOfVoiceApi({
  voiceApiUrl,
  apiKeys,
}: Pick<MainConfig, 'voiceApiUrl' | 'apiKeys'>): OpenRoom | null {
  if (voiceApiUrl === undefined) return null;
  const url = new URL(VOICE_API.login, voiceApiUrl);
  return async ({ userId, accessToken, interviewId, hearing }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${accessToken}`,
        [HEADERS.apiKey]: apiKeys[0] ?? '',
      },
      body: JSON.stringify({
        user_identity: userId,
        interview_id: interviewId,
        hearing,
      } satisfies VoiceLoginBody),
      signal: AbortSignal.timeout(ROOM_TIMEOUT_MS),
    });
    // Don't quote the body: it may name the person.
    if (!response.ok) throw new Error(`The voice API answered with ${response.status}`);
    const room = voiceLoginResponseSchema.safeParse(await response.json()).data;
    if (!room) throw new Error('The voice API answered in an unknown format');
    return {
      roomName: room.room_name,
      livekitToken: room.livekit_token,
      livekitUrl: room.livekit_url,
    };
  };
}

export interface LoginRoomContext {
  db: Pick<Database, 'interviews'>;
  openRoom: OpenRoom | null;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Returns the room of the interview that a login names, as fields for the login's response. Returns
 * no fields if the interview is somebody else's or not under way, or if the room can't be opened:
 * that is logged, and the login succeeds without a room.
 */
export async function roomAtLogin(
  { db, openRoom, log }: LoginRoomContext,
  account: Pick<Account, 'id'>,
  { interviewId, ...request }: Pick<LoginBody, 'interviewId' | 'hearing'> & { accessToken: string },
): Promise<Partial<LoginRoom> & { interviewId?: string }> {
  if (interviewId === undefined) return {};
  try {
    const interview = await db.interviews.get(interviewId);
    if (interview?.userId !== account.id || interview.status !== 'started') return {};
    if (openRoom === null) throw new Error('VOICE_API_URL is not set');
    return {
      ...(await openRoom({ ...request, userId: account.id, interviewId })),
      interviewId,
    };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    log.warn({ interviewId, problem }, 'no room at login');
    return {};
  }
}
