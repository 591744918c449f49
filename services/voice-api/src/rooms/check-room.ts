import { CHECK_TOKEN_TTL_S, type ConnectionCheckRoom } from '@portal/protocol';
import { AppError } from '@portal/server-kit';
import type { VoiceConfig } from '../config';
import { RoomUnavailableError, type RoomGateway } from './room-gateway';

export interface CheckRoomOptions {
  gateway: Pick<RoomGateway, 'openCheckRoom' | 'tokenFor'>;
  config: Pick<VoiceConfig, 'livekit' | 'rateLimitMax'>;
}

interface CheckRoom {
  roomName: string;
  userId: string;
  /** Metadata for an interviewer to call; absent if the room needs none. */
  interviewerMetadata?: string;
  /** The error message if the media server is unreachable. */
  failure: string;
}

/**
 * Opens a throw-away room and returns a token that lets one person join it and nothing else.
 * @throws AppError `room_unavailable` if the media server is unreachable or refuses the request
 */
export async function openCheckRoom(
  { gateway, config }: CheckRoomOptions,
  { roomName, userId, interviewerMetadata, failure }: CheckRoom,
): Promise<ConnectionCheckRoom> {
  try {
    await gateway.openCheckRoom(roomName, interviewerMetadata);
  } catch (error) {
    if (!(error instanceof RoomUnavailableError)) throw error;
    throw new AppError('room_unavailable', failure, { detail: error.message, cause: error.cause });
  }
  return {
    room_name: roomName,
    livekit_token: await gateway.tokenFor({
      roomName,
      identity: userId,
      displayName: '',
      ttlS: CHECK_TOKEN_TTL_S,
    }),
    livekit_url: config.livekit.url,
    expires_in: CHECK_TOKEN_TTL_S,
  };
}
