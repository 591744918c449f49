import type { InterviewMessage, TranscriptEntry } from '@portal/protocol';

/**
 * One utterance as shown, searched and exported. The room's lines have this shape; the report
 * converts its messages.
 */
export interface TranscriptItem {
  id: string;
  speaker: TranscriptEntry['speaker'];
  text: string;
  /** Milliseconds since the interview's start; null without timing. */
  atMs: number | null;
  /** The other side interrupted it. */
  interrupted: boolean;
}

/** Labels of the speakers, in the reader's language. */
export interface SpeakerNames {
  user: string;
  ai: string;
  /** The label of a system notice. */
  system: string;
}

const SPEAKERS = { user: 'user', assistant: 'ai', system: 'system' } as const satisfies Record<
  InterviewMessage['role'],
  TranscriptItem['speaker']
>;

/** Converts stored messages to entries. */
export function itemsOfMessages(messages: readonly InterviewMessage[]): TranscriptItem[] {
  return messages.map(({ id, role, content, metadata }) => ({
    id,
    speaker: SPEAKERS[role],
    text: content,
    atMs: metadata?.startMs ?? null,
    interrupted: metadata?.interrupted ?? false,
  }));
}

/**
 * Element id of a message in the report. Evidence links to `#message-…`, and the element can be
 * focused.
 */
export const messageElementId = (messageId: string): string => `message-${messageId}`;
