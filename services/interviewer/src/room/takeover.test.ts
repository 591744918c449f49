import { ParticipantKind, type Room, RoomEvent } from '@livekit/rtc-node';
import { EventEmitter } from 'node:events';
import { watchForTakeover, type TakeoverReason } from './takeover';

const OWN = 'ai-interviewer-1-00000002';

function inRoom({
  others = [],
  connected = true,
}: { others?: string[]; connected?: boolean } = {}) {
  const methods: string[] = [];
  const room = Object.assign(new EventEmitter(), {
    localParticipant: {
      identity: OWN,
      registerRpcMethod: (method: string) => methods.push(method),
    },
    remoteParticipants: new Map(
      others.map((identity) => [identity, { identity, kind: ParticipantKind.AGENT }]),
    ),
  });
  const worker = Object.assign(new EventEmitter(), { connected });
  const reasons: TakeoverReason[] = [];
  watchForTakeover(room as unknown as Room, worker as unknown as NodeJS.Process, (reason) =>
    reasons.push(reason),
  );
  return {
    room,
    worker,
    reasons,
    methods,
    join: (identity: string, kind = ParticipantKind.AGENT) =>
      room.emit(RoomEvent.ParticipantConnected, { identity, kind }),
  };
}

describe('an interviewer leaves', () => {
  it('when a later one comes, and reports it once', () => {
    const { join, reasons } = inRoom();
    join('ai-interviewer-1-00000003');
    join('ai-interviewer-1-00000004');
    expect(reasons).toEqual(['taken over by another interviewer']);
  });

  it('when a later one is already there', () =>
    expect(inRoom({ others: ['ai-interviewer-1-00000003'] }).reasons).toHaveLength(1));

  it('when its worker dies, or has died before', () => {
    const { worker, reasons } = inRoom();
    worker.emit('disconnect');
    expect([reasons, inRoom({ connected: false }).reasons]).toEqual([
      ['worker is gone'],
      ['worker is gone'],
    ]);
  });
});

describe('an interviewer stays', () => {
  it('when an earlier one is there, or the candidate comes', () => {
    const { join, reasons } = inRoom({ others: ['ai-interviewer-1-00000001'] });
    join('zoe@mail.example', ParticipantKind.STANDARD);
    join('ai-interviewer-1-00000003', ParticipantKind.STANDARD);
    expect(reasons).toEqual([]);
  });

  it('and answers the liveness call', () => expect(inRoom().methods).toEqual(['alive']));
});
