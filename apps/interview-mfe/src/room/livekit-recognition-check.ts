import { parseRecognitionCheckMessage, type RecognitionCheckMessage } from '@portal/protocol';
import { Room, RoomEvent, Track } from 'livekit-client';
import { CONNECT_OPTIONS } from './livekit-room';

/**
 * Joins the throw-away room of a recognition check and publishes a copy of the microphone's track.
 * Returns a function that leaves the room. Rejects if the room can't be joined.
 *
 * Nobody but the interviewer can send anything there: the room admits one person, with a token for
 * this user.
 */
export async function enterRecognitionCheckRoom(
  { livekit_url: url, livekit_token: token }: { livekit_url: string; livekit_token: string },
  microphone: MediaStreamTrack,
  events: {
    arrived(): void;
    message(message: RecognitionCheckMessage): void;
    closed(): void;
  },
): Promise<() => void> {
  const room = new Room();
  // The room stops the tracks that it has published, and the page still needs its own.
  const track = microphone.clone();
  const leave = () => {
    room.removeAllListeners();
    track.stop();
    void room.disconnect().catch(() => undefined);
  };
  room
    .on(RoomEvent.DataReceived, (payload) => {
      const message = parseRecognitionCheckMessage(payload);
      if (message) events.message(message);
    })
    .on(RoomEvent.ParticipantConnected, () => events.arrived())
    .on(RoomEvent.Disconnected, () => events.closed());
  try {
    await room.connect(url, token, CONNECT_OPTIONS);
    if (room.remoteParticipants.size > 0) events.arrived();
    await room.localParticipant.publishTrack(track, { source: Track.Source.Microphone });
  } catch (error) {
    leave();
    throw error;
  }
  return leave;
}
