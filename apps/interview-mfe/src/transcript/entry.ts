import type { InterviewMessage, MessageMetadata, TranscriptEntry } from '@portal/protocol';
import { shownText, type CorrectionMark } from './corrected';

/**
 * One utterance, in the form used for display, search and export. Transcript entries in the room
 * already have this form; the report converts its messages with `itemsOfMessages`.
 */
export interface TranscriptItem {
  id: string;
  speaker: TranscriptEntry['speaker'];
  text: string;
  /** Milliseconds since the start of the interview; null if the time is unknown. */
  atMs: number | null;
  /** Whether the other side interrupted the utterance. */
  interrupted: boolean;
  /** Whether the candidate was hardly understood. */
  doubtful?: boolean;
  /** Indexes of the words that may have been misheard, in `text` split at whitespace. */
  misheard?: readonly number[];
  /** Where the text was corrected, in order. */
  marks?: readonly CorrectionMark[];
}

/** The speakers' names in the transcript, in the reader's language. */
export interface SpeakerNames {
  user: string;
  ai: string;
  /** The label for system notices. */
  system: string;
}

const SPEAKERS = { user: 'user', assistant: 'ai', system: 'system' } as const satisfies Record<
  InterviewMessage['role'],
  TranscriptItem['speaker']
>;

/** Returns what is known about how well an utterance was understood. */
export const doubtOf = (
  from: Pick<MessageMetadata | TranscriptItem, 'doubtful' | 'misheard'> | null | undefined,
): Pick<TranscriptItem, 'doubtful' | 'misheard'> => ({
  ...(from?.doubtful && { doubtful: true }),
  ...(from?.misheard && { misheard: from.misheard }),
});

/** Converts stored messages to transcript items. */
export function itemsOfMessages(messages: readonly InterviewMessage[]): TranscriptItem[] {
  return messages.map((message) => {
    const { id, role, metadata } = message;
    const { text, marks, misheard, doubtful } = shownText(message);
    return {
      id,
      speaker: SPEAKERS[role],
      text,
      atMs: metadata?.startMs ?? null,
      interrupted: metadata?.interrupted ?? false,
      ...doubtOf({ doubtful, misheard: misheard.length > 0 ? misheard : undefined }),
      ...(marks.length > 0 && { marks }),
    };
  });
}

/** Returns the element id of a message in the report. Quotes use it to scroll to the message. */
export const messageElementId = (messageId: string): string => `message-${messageId}`;
