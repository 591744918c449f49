import type {
  AddMessageBody,
  InterviewMessage,
  InterviewSummary,
  RuntimeData,
} from '@portal/protocol';

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
  /** The way into the room, which is opened once more if it is gone, and its interviewer called. */
  openRoom(): Promise<{ url: string; token: string }>;
  /** Has an interviewer come into the room where none is, or `missing`, by its identity, does not live any more; does nothing where one is on the way. */
  callInterviewer(missing: string | null): Promise<void>;
  /** `expiresIn` is in seconds. */
  reportTicket(): Promise<{ ticket: string; expiresIn: number }>;
}
