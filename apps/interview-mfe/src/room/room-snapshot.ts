import type {
  ConnectFailure,
  ConnectionStatus,
  InterviewSummary,
  VoiceSettings,
} from '@portal/protocol';
import type { LeaveReason } from '@portal/mfe-contract';
import type { RecognitionState } from './continuous-recognizer';
import type { CameraState } from './camera';
import type { ConversationSnapshot } from './conversation';
import type { LinkSnapshot } from './interviewer-link';
import type { MicrophoneSnapshot } from './microphone';

/**
 * The phase of a session. `failed` means that the room could not be joined; the chat's `error` says
 * why. `lost` means that the connection was lost and the room can't be rejoined.
 */
export type RoomPhase =
  | { name: 'connecting' }
  | { name: 'failed'; reason: ConnectFailure }
  | { name: 'live' }
  | { name: 'completed' }
  | { name: 'lost' }
  | { name: 'leaving'; reason: LeaveReason }
  | { name: 'left'; reason: LeaveReason };

/**
 * Whether the interviewer has ended the interview, and whether the candidate has dismissed the alert
 * that says so.
 */
export type InterviewEnd = 'none' | 'announced' | 'dismissed';

/** `absent` means that no interviewer is in the room. */
export type InterviewerState = 'absent' | 'listening' | 'speaking';

export interface RoomSnapshot extends LinkSnapshot {
  phase: RoomPhase;
  end: InterviewEnd;
  /**
   * Why the interview could not be completed or its analysis requested while leaving; null if
   * nothing failed.
   */
  leaveError: unknown;
  /** Whether the page could not keep a ticket, without which its next load can't open the report. */
  reportMissing: boolean;
  connection: ConnectionStatus;
  interview: InterviewSummary | null;
  /** Why the interview or its earlier messages couldn't be loaded; null if they could. */
  loadError: unknown;
  interviewer: InterviewerState;
  /** Whether the candidate's microphone level is above the speech threshold. */
  userSpeaking: boolean;
  /** Whether the browser is blocking sound until the user clicks. */
  playbackBlocked: boolean;
  microphone: MicrophoneSnapshot;
  camera: CameraState;
  /** The candidate's settings of the interviewer's voice. */
  voice: VoiceSettings;
  conversation: ConversationSnapshot;
  /** The state of browser recognition; null if it is not used. */
  browserRecognition: RecognitionState | null;
}
