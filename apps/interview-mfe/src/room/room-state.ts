import type { MicrophoneSnapshot } from './microphone';
import type { RoomSnapshot } from './room-snapshot';

/**
 * What the room tells the candidate, exactly one at a time.
 * - `joining`: the interviewer is not in the room yet, or has not begun to speak.
 * - `speaking`: the interviewer speaks.
 * - `thinking`: the interviewer has the candidate's answer and has not replied yet.
 * - `muted`, `listening`, `typing`: it is the candidate's turn, and they have to unmute first, are
 *   heard, or can only type.
 * - `reconnecting`: the page or the interviewer has lost the room, or another one takes over.
 * - `finished`: the interview is over.
 */
export type RoomStateName =
  | 'joining'
  | 'speaking'
  | 'thinking'
  | 'muted'
  | 'listening'
  | 'typing'
  | 'reconnecting'
  | 'finished';

export interface RoomState {
  name: RoomStateName;
  /** Whether the microphone is on and something recognizes what the candidate says now. */
  heard: boolean;
  /** Whether the candidate could answer aloud, once unmuted. If not, they can only type. */
  canSpeak: boolean;
}

type Seen = Pick<
  RoomSnapshot,
  | 'phase'
  | 'end'
  | 'connection'
  | 'interviewer'
  | 'interviewerMissing'
  | 'userSpeaking'
  | 'browserRecognition'
  | 'loadError'
> & {
  microphone: Pick<MicrophoneSnapshot, 'muted' | 'problem'>;
  conversation: Pick<RoomSnapshot['conversation'], 'live' | 'latest' | 'question'>;
};

/** What the snapshot doesn't say about the candidate's voice. */
export interface SpeechInput {
  /** Whether an engine was chosen that recognizes the interview's language. */
  recognized: boolean;
  /** Whether the device has a microphone, as far as is known. */
  hasMicrophone: boolean;
}

/** Returns the one state that the room shows and announces. */
export function roomState(room: Seen, input: SpeechInput): RoomState {
  const canSpeak = couldBeHeard(room, input);
  const heard = isAttended(room) && canSpeak && !room.microphone.muted;
  return { name: nameOf(room, canSpeak, heard), heard, canSpeak };
}

function nameOf(room: Seen, canSpeak: boolean, heard: boolean): RoomStateName {
  const { live, latest } = room.conversation;
  if (isOver(room)) return 'finished';
  if (room.phase.name === 'connecting' || room.phase.name === 'failed') return 'joining';
  if (!isAttended(room)) return isNew(room) ? 'joining' : 'reconnecting';
  // Between two words there is no sound, but the utterance goes on.
  if (room.interviewer === 'speaking' || live?.side === 'ai') return 'speaking';
  if (!hasBegun(room)) return 'joining';
  // An answer goes on until the interviewer takes it, unless nothing more of it can be heard.
  const answered =
    live === null ? latest?.speaker === 'user' && !(heard && room.userSpeaking) : !heard;
  if (answered) return 'thinking';
  if (!canSpeak) return 'typing';
  return heard ? 'listening' : 'muted';
}

function isOver({ phase, end }: Seen): boolean {
  return end !== 'none' || ['completed', 'leaving', 'left'].includes(phase.name);
}

/** Whether page and interviewer are in the room together. */
function isAttended(room: Seen): boolean {
  return (
    !isOver(room) &&
    room.phase.name === 'live' &&
    room.connection === 'connected' &&
    room.interviewer !== 'absent' &&
    !room.interviewerMissing
  );
}

/** Whether anything has been said, as far as is known. The interviewer speaks first. */
function hasBegun({ loadError, conversation: { live, latest, question } }: Seen): boolean {
  return live !== null || latest !== null || question !== null || loadError !== null;
}

/** Whether the interviewer has not come yet. */
function isNew(room: Seen): boolean {
  const { phase, connection, interviewer } = room;
  return (
    phase.name !== 'lost' &&
    connection === 'connected' &&
    interviewer === 'absent' &&
    !hasBegun(room)
  );
}

function couldBeHeard(
  { microphone, browserRecognition }: Seen,
  { recognized, hasMicrophone }: SpeechInput,
): boolean {
  const fails =
    browserRecognition !== null &&
    'problem' in browserRecognition &&
    browserRecognition.problem !== null;
  return recognized && hasMicrophone && microphone.problem === null && !fails;
}
