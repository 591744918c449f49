import type {
  AddMessageBody,
  InterviewMessage,
  InterviewSummary,
  RuntimeData,
} from '@portal/protocol';

/** The server calls that the room needs. Any call may reject. */
export interface RoomBackend {
  /** Loads this room's interview; null if the server does not know it. */
  loadInterview(): Promise<InterviewSummary | null>;
  loadMessages(): Promise<InterviewMessage[]>;
  addMessage(body: AddMessageBody): Promise<void>;
  sendRuntimeData(data: RuntimeData): Promise<void>;
  complete(): Promise<void>;
  /** Requests the analysis without forcing it (§4). */
  analyze(): Promise<void>;
  /** Returns access to the room. Reopens it if it is gone, and calls an interviewer. */
  openRoom(): Promise<{ url: string; token: string }>;
  /**
   * Calls an interviewer if the room has none, or if the one with identity `missing` is gone. Does
   * nothing if one is on the way.
   */
  callInterviewer(missing: string | null): Promise<void>;
  /** `expiresIn` is in seconds. */
  reportTicket(): Promise<{ ticket: string; expiresIn: number }>;
}
