import { ParticipantKind, type RemoteParticipant, type Room, RoomEvent } from '@livekit/rtc-node';
import { INTERVIEWER_ALIVE_METHOD } from '@portal/protocol';
import { isLaterInterviewer } from './interviewer-identity';

/** Why an interviewer leaves its interview to another one. */
export type ReliefReason = 'relieved by another interviewer' | 'its worker is gone';

/** The process of a job as its worker's child; `connected` while the worker lives. */
type JobProcess = Pick<NodeJS.Process, 'connected' | 'once'>;

/**
 * Sees to it that a room has one interviewer: tells, once, when this one has to go. A later one has come, or the worker that
 * looked after this one has died. Whoever asks the room whether this one lives gets an answer as long as it does.
 */
export function awaitRelief(
  room: Room,
  process: JobProcess,
  onRelief: (reason: ReliefReason) => void,
): void {
  const own = room.localParticipant;
  if (!own) throw new Error('not in the room');
  let told = false;
  const relieve = (reason: ReliefReason) => {
    if (!told) onRelief(reason);
    told = true;
  };
  const look = ({ identity, kind }: Pick<RemoteParticipant, 'identity' | 'kind'>) => {
    // A name can be borne by anybody; who is an agent, the room server says.
    if (kind === ParticipantKind.AGENT && isLaterInterviewer(identity, own.identity))
      relieve('relieved by another interviewer');
  };
  own.registerRpcMethod(INTERVIEWER_ALIVE_METHOD, () => Promise.resolve(''));
  room.on(RoomEvent.ParticipantConnected, look);
  room.remoteParticipants.forEach(look);
  process.once('disconnect', () => relieve('its worker is gone'));
  if (!process.connected) relieve('its worker is gone');
}
