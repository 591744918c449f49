import { type Room, RoomEvent } from '@livekit/rtc-node';
import { EventEmitter } from 'node:events';
import { followCandidate } from './candidate';

const MONA = 'mona';
const payload = new TextEncoder().encode('x');

function inRoom(others: string[] = []) {
  const room = Object.assign(new EventEmitter(), {
    remoteParticipants: new Map(others.map((identity) => [identity, { identity }])),
  });
  const seen: string[] = [];
  const isThere = followCandidate(room as unknown as Room, MONA, {
    connected: () => seen.push('connected'),
    disconnected: () => seen.push('disconnected'),
    sent: () => seen.push('sent'),
  });
  return {
    room,
    seen,
    isThere,
    send: (sender: string | undefined, topic?: string) =>
      room.emit(
        RoomEvent.DataReceived,
        payload,
        sender === undefined ? undefined : { identity: sender },
        0,
        topic,
      ),
  };
}

describe('an interviewer listens only to its candidate', () => {
  it('accepts what the candidate sends', () => {
    const { send, seen } = inRoom();
    send(MONA);
    expect(seen).toEqual(['sent']);
  });

  it.each([
    ['another', 'omar'],
    ['a second connection with the candidate’s token', 'mona#phone'],
    ['one in other letters', 'Mona'],
    ['an interviewer', 'ai-interviewer-1'],
    ['an unknown sender', undefined],
  ])('drops what comes from %s', (_who, sender) => {
    const { send, seen } = inRoom();
    send(sender);
    expect(seen).toEqual([]);
  });

  it('drops messages with a topic: none of ours has one', () => {
    const { send, seen } = inRoom();
    send(MONA, 'chat');
    expect(seen).toEqual([]);
  });

  it('does not mistake another participant for the candidate', () => {
    const { room, seen } = inRoom();
    for (const event of [RoomEvent.ParticipantConnected, RoomEvent.ParticipantDisconnected])
      room.emit(event, { identity: 'mona#phone' });
    expect(seen).toEqual([]);
    for (const event of [RoomEvent.ParticipantConnected, RoomEvent.ParticipantDisconnected])
      room.emit(event, { identity: MONA });
    expect(seen).toEqual(['connected', 'disconnected']);
  });

  it('does not mistake a replaced connection for a departure', () => {
    const { room, seen, isThere } = inRoom([MONA]);
    room.emit(RoomEvent.ParticipantDisconnected, { identity: MONA });
    expect([isThere, seen]).toEqual([true, []]);
  });
});
