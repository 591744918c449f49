import { type Room, RoomEvent } from '@livekit/rtc-node';

export interface CandidateEvents {
  connected(): void;
  disconnected(): void;
  sent(payload: Uint8Array): void;
}

/**
 * Calls the functions in `events` when the participant with this identity joins, leaves or sends a
 * message. Identities can be trusted, because the room server takes them from signed tokens.
 * @returns whether the participant is already in the room.
 */
export function followCandidate(room: Room, identity: string, events: CandidateEvents): boolean {
  room.on(RoomEvent.DataReceived, (payload, participant, _kind, topic) => {
    if (participant?.identity === identity && !topic) events.sent(payload);
  });
  room.on(RoomEvent.ParticipantConnected, (participant) => {
    if (participant.identity === identity) events.connected();
  });
  room.on(RoomEvent.ParticipantDisconnected, (participant) => {
    // If the participant is still in the room, a new connection has replaced the old one, so nobody
    // has left.
    if (participant.identity === identity && !room.remoteParticipants.has(identity))
      events.disconnected();
  });
  return room.remoteParticipants.has(identity);
}
