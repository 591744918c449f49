import type {
  AddMessageBody,
  Correction,
  InterviewMessage,
  InterviewSummary,
  RuntimeData,
} from '@portal/protocol';

/** The server requests that the room makes. Any of them may reject. */
export interface RoomBackend {
  /** Loads this room's interview. */
  loadInterview(): Promise<InterviewSummary>;
  loadMessages(): Promise<InterviewMessage[]>;
  /** Adds a message. Returns it as it is stored, which the interviewer may have done before. */
  addMessage(body: AddMessageBody): Promise<InterviewMessage>;
  /** Replaces the corrections of what was misheard in a stored message. Returns the message. */
  correctMessage(messageId: string, corrections: readonly Correction[]): Promise<InterviewMessage>;
  sendRuntimeData(data: RuntimeData): Promise<void>;
  complete(): Promise<void>;
  /** Requests an analysis of the interview. An existing analysis is not redone (§4). */
  analyze(): Promise<void>;
  /**
   * Returns the address and token for the room. Reopens the room if it has been closed, and calls
   * an interviewer if the room has none.
   */
  openRoom(): Promise<{ url: string; token: string }>;
  /**
   * Calls an interviewer if the room has none or if the one with identity `missing` is gone. Does
   * nothing if an interviewer is already on the way.
   */
  callInterviewer(missing: string | null): Promise<void>;
  /** Creates a ticket for the report. `expiresIn` is in seconds. */
  reportTicket(): Promise<{ ticket: string; expiresIn: number }>;
}
