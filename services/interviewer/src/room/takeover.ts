import { ParticipantKind, type RemoteParticipant, type Room, RoomEvent } from '@livekit/rtc-node';
import { INTERVIEWER_ALIVE_METHOD } from '@portal/protocol';
import { isLaterInterviewer } from './interviewer-identity';

/** Why an interviewer must leave its interview to another one. */
export type TakeoverReason =
  | 'taken over by another interviewer'
  | 'worker is gone'
  | 'candidate chose another speech recognition';

/** The job's process, a child of the worker. `connected` is true while the worker is alive. */
type JobProcess = Pick<NodeJS.Process, 'connected' | 'once'>;

/**
 * Ensures that a room has only one interviewer. Calls `onTakeover` once if this interviewer must
 * leave because a later interviewer has joined or its own worker has died. Also answers the room's
 * liveness RPC while this process is alive.
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
    // Check the participant's kind too: a participant could spoof an interviewer's identity, but
    // only the room server sets the kind.
    if (kind === ParticipantKind.AGENT && isLaterInterviewer(identity, own.identity))
      handOver('taken over by another interviewer');
  };
  own.registerRpcMethod(INTERVIEWER_ALIVE_METHOD, () => Promise.resolve(''));
  room.on(RoomEvent.ParticipantConnected, look);
  room.remoteParticipants.forEach(look);
  process.once('disconnect', () => handOver('worker is gone'));
  if (!process.connected) handOver('worker is gone');
}
