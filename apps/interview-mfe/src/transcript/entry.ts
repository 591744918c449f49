import type { InterviewMessage, TranscriptEntry } from '@portal/protocol';

/** One utterance as it is shown, searched and handed out. The room's lines are such; the report's messages become such. */
export interface TranscriptItem {
  id: string;
  speaker: TranscriptEntry['speaker'];
  text: string;
  /** Milliseconds since the interview's start; null for what has no timing. */
  atMs: number | null;
  /** The other side began to speak before it was finished. */
  interrupted: boolean;
}

/** What stands before an utterance, in the reader's language. */
export interface SpeakerNames {
  user: string;
  ai: string;
  /** Before a notice of the system. */
  system: string;
}

const SPEAKERS = { user: 'user', assistant: 'ai', system: 'system' } as const satisfies Record<
  InterviewMessage['role'],
  TranscriptItem['speaker']
>;

/** The stored messages as entries. */
export function itemsOfMessages(messages: readonly InterviewMessage[]): TranscriptItem[] {
  return messages.map(({ id, role, content, metadata }) => ({
    id,
    speaker: SPEAKERS[role],
    text: content,
    atMs: metadata?.startMs ?? null,
    interrupted: metadata?.interrupted ?? false,
  }));
}

/** The `id` of the element that shows a message in the report: evidence links to `#message-…`, and it can have the focus. */
export const messageElementId = (messageId: string): string => `message-${messageId}`;
