import { type Room, RoomEvent } from '@livekit/rtc-node';

export interface CandidateEvents {
  connected(): void;
  disconnected(): void;
  sent(payload: Uint8Array): void;
}

/**
 * Follows one participant in and out of a room, with their messages. Ignores everyone else: the
 * room server sets the sender's identity, which only a token grants.
 * @returns whether they are already in the room.
 */
export function followCandidate(room: Room, identity: string, events: CandidateEvents): boolean {
  room.on(RoomEvent.DataReceived, (payload, participant, _kind, topic) => {
    if (participant?.identity === identity && !topic) events.sent(payload);
  });
  room.on(RoomEvent.ParticipantConnected, (participant) => {
    if (participant.identity === identity) events.connected();
  });
  room.on(RoomEvent.ParticipantDisconnected, (participant) => {
    // A new connection with the same identity replaces the old one: the candidate has not left.
    if (participant.identity === identity && !room.remoteParticipants.has(identity))
      events.disconnected();
  });
  return room.remoteParticipants.has(identity);
}
