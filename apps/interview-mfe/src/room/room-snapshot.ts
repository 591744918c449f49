import type { ConnectionStatus, InterviewSummary } from '@portal/protocol';
import type { LeaveReason } from '@portal/mfe-contract';
import type { RecognitionState } from './continuous-recognizer';
import type { CameraState } from './camera';
import type { ConversationSnapshot } from './conversation';
import type { LinkSnapshot } from './interviewer-link';
import type { MicrophoneSnapshot } from './microphone';

/** Where the stay in the room stands. `lost`: the connection ended and nobody left. */
export type RoomPhase =
  | { name: 'connecting' }
  | { name: 'failed'; message: string }
  | { name: 'live' }
  | { name: 'completed' }
  | { name: 'lost' }
  | { name: 'leaving'; reason: LeaveReason }
  | { name: 'left'; reason: LeaveReason };

/** `absent` until somebody who is the interviewer is in the room. */
export type InterviewerState = 'absent' | 'listening' | 'speaking';

export interface RoomSnapshot extends LinkSnapshot {
  phase: RoomPhase;
  /** The interviewer has ended the interview; it stays so, however the leaving goes. */
  completed: boolean;
  connection: ConnectionStatus;
  interview: InterviewSummary | null;
  interviewer: InterviewerState;
  /** The candidate's microphone level is above the threshold. */
  userSpeaking: boolean;
  /** The browser holds sound back until a click. */
  playbackBlocked: boolean;
  microphone: MicrophoneSnapshot;
  camera: CameraState;
  conversation: ConversationSnapshot;
  /** How the browser hears; null where it is not what hears. */
  browserRecognition: RecognitionState | null;
}
