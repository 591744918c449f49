import { RoomServiceClient } from 'livekit-server-sdk';
import { fromEnvironment } from './environment';

/** Returns a client of the room server, with the rights of the servers. */
export function roomService(): RoomServiceClient {
  const { livekit } = fromEnvironment();
  return new RoomServiceClient(
    livekit.url.replace(/^ws/, 'http'),
    livekit.apiKey,
    livekit.apiSecret,
  );
}

/**
 * Returns who is in a room, according to the room server. A room that is closed has nobody in it.
 */
export async function participantsOf(room: string) {
  const open = await roomService().listRooms([room]);
  return open.length === 0 ? [] : roomService().listParticipants(room);
}
