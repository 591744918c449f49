import { ParticipantKind, type RemoteParticipant, type Room, RoomEvent } from '@livekit/rtc-node';
import { INTERVIEWER_ALIVE_METHOD } from '@portal/protocol';
import { isLaterInterviewer } from './interviewer-identity';

/** Why an interviewer must leave its interview. */
export type TakeoverReason = 'taken over by another interviewer' | 'worker is gone';

/** This process, which is a child of its worker. `connected` stays true while the worker lives. */
type JobProcess = Pick<NodeJS.Process, 'connected' | 'once'>;

/**
 * Ensures that a room has only one interviewer: calls `onTakeover` once if this one must leave,
 * because a later one has joined or its worker has died. Also answers the room's liveness RPC while
 * this process lives.
 */
export function watchForTakeover(
  room: Room,
  process: JobProcess,
  onTakeover: (reason: TakeoverReason) => void,
): void {
  const own = room.localParticipant;
  if (!own) throw new Error('not in the room');
  let told = false;
  const handOver = (reason: TakeoverReason) => {
    if (!told) onTakeover(reason);
    told = true;
  };
  const look = ({ identity, kind }: Pick<RemoteParticipant, 'identity' | 'kind'>) => {
    // A participant could fake this identity, but not the kind, which the room server sets.
    if (kind === ParticipantKind.AGENT && isLaterInterviewer(identity, own.identity))
      handOver('taken over by another interviewer');
  };
  own.registerRpcMethod(INTERVIEWER_ALIVE_METHOD, () => Promise.resolve(''));
  room.on(RoomEvent.ParticipantConnected, look);
  room.remoteParticipants.forEach(look);
  process.once('disconnect', () => handOver('worker is gone'));
  if (!process.connected) handOver('worker is gone');
}
