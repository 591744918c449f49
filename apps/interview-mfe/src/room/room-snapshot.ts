import type { ConnectionStatus, InterviewSummary } from '@portal/protocol';
import type { LeaveReason } from '@portal/mfe-contract';
import type { RecognitionState } from './continuous-recognizer';
import type { CameraState } from './camera';
import type { ConversationSnapshot } from './conversation';
import type { LinkSnapshot } from './interviewer-link';
import type { MicrophoneSnapshot } from './microphone';

/** The phase of the session. `lost`: the connection ended without leaving. */
export type RoomPhase =
  | { name: 'connecting' }
  | { name: 'failed'; message: string }
  | { name: 'live' }
  | { name: 'completed' }
  | { name: 'lost' }
  | { name: 'leaving'; reason: LeaveReason }
  | { name: 'left'; reason: LeaveReason };

/** `absent` until an interviewer is in the room. */
export type InterviewerState = 'absent' | 'listening' | 'speaking';

export interface RoomSnapshot extends LinkSnapshot {
  phase: RoomPhase;
  /** The interviewer ended the interview. Stays true while leaving. */
  completed: boolean;
  connection: ConnectionStatus;
  interview: InterviewSummary | null;
  interviewer: InterviewerState;
  /** The candidate's microphone level is above the threshold. */
  userSpeaking: boolean;
  /** The browser blocks sound until a click. */
  playbackBlocked: boolean;
  microphone: MicrophoneSnapshot;
  camera: CameraState;
  conversation: ConversationSnapshot;
  /** State of browser recognition; null if it is not used. */
  browserRecognition: RecognitionState | null;
}
