import { type Room, RoomEvent } from '@livekit/rtc-node';

export interface CandidateEvents {
  connected(): void;
  disconnected(): void;
  sent(payload: Uint8Array): void;
}

/**
 * Follows one person in and out of a room, and what they send. Nobody else is listened to: the room server writes the sender's
 * identity into what it passes on, and gives an identity only to whom its token names.
 * @returns whether they are there already.
 */
export function followCandidate(room: Room, identity: string, events: CandidateEvents): boolean {
  room.on(RoomEvent.DataReceived, (payload, participant, _kind, topic) => {
    if (participant?.identity === identity && !topic) events.sent(payload);
  });
  room.on(RoomEvent.ParticipantConnected, (participant) => {
    if (participant.identity === identity) events.connected();
  });
  room.on(RoomEvent.ParticipantDisconnected, (participant) => {
    // A new connection under the same identity replaces the old one: then the candidate has not left.
    if (participant.identity === identity && !room.remoteParticipants.has(identity))
      events.disconnected();
  });
  return room.remoteParticipants.has(identity);
}
