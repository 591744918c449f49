import type { InterviewMessage, MessageMetadata } from '@portal/protocol';

export type UtteranceKind = NonNullable<MessageMetadata['kind']>;

/**
 * What one side says in one go, spoken or typed. Turn detection makes the candidate's, the
 * conversation decides the interviewer's, the transcript stores both, and the report reads them.
 * Each stage picks the fields it knows.
 */
export interface Utterance {
  /** Its id on the data channel and in the transcript. */
  segmentId: string;
  role: Exclude<InterviewMessage['role'], 'system'>;
  kind: UtteranceKind;
  text: string;
  /** Index in the plan, from 0; null for greeting and closing. */
  questionIndex: number | null;
  /**
   * When it began and ended (ms): by the session's clock while the interview runs, since the start
   * of the interview once stored. Null where no sound was timed.
   */
  startMs: number | null;
  endMs: number | null;
  /** Mean confidence of the recogniser (0–1); null where it gives none, and for typed words. */
  confidence: number | null;
  /** Silences inside it (ms). */
  pauses: readonly number[];
  typed: boolean;
  /** Cut short: by the candidate, or by a fault. */
  interrupted: boolean;
  /** The interviewer replied too early and withdrew this. */
  gaveWay: boolean;
  /** Position in the transcript, increasing; stored as `atMs`. */
  order: number;
}

/** An utterance read from the transcript. Fields that older versions did not store are null. */
export type StoredUtterance = Omit<Utterance, 'segmentId' | 'kind' | 'order'> & {
  [Field in 'segmentId' | 'kind' | 'order']: Utterance[Field] | null;
} & { messageId: string };

/** Reads a stored message; null for a system message, which neither side said. */
export function utteranceOf({
  id,
  role,
  content,
  metadata,
}: Pick<InterviewMessage, 'id' | 'role' | 'content' | 'metadata'>): StoredUtterance | null {
  if (role === 'system') return null;
  return {
    messageId: id,
    role,
    text: content,
    segmentId: metadata?.segmentId ?? null,
    kind: metadata?.kind ?? null,
    questionIndex: metadata?.questionIndex ?? null,
    startMs: metadata?.startMs ?? null,
    endMs: metadata?.endMs ?? null,
    confidence: metadata?.confidence ?? null,
    pauses: metadata?.pauses ?? [],
    typed: metadata?.typed === true,
    interrupted: metadata?.interrupted === true,
    gaveWay: metadata?.gaveWay === true,
    order: metadata?.atMs ?? null,
  };
}
