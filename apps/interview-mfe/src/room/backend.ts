import type { AddMessageBody, InterviewMessage, InterviewSummary, RuntimeData } from '@portal/protocol';

/** The servers, as the room needs them; every call may reject. */
export interface RoomBackend {
  /** The interview of this room, or null where the server does not know it. */
  loadInterview(): Promise<InterviewSummary | null>;
  loadMessages(): Promise<InterviewMessage[]>;
  addMessage(body: AddMessageBody): Promise<void>;
  sendRuntimeData(data: RuntimeData): Promise<void>;
  complete(): Promise<void>;
  /** Neither forced nor quick (§4). */
  analyze(): Promise<void>;
  /** Has an interviewer come into the room where none is; does nothing where one is or is on the way. */
  callInterviewer(): Promise<void>;
  /** `expiresIn` is in seconds. */
  reportTicket(): Promise<{ ticket: string; expiresIn: number }>;
}
