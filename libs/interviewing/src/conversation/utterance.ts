import type { InterviewMessage, MessageMetadata } from '@portal/protocol';

export type UtteranceKind = NonNullable<MessageMetadata['kind']>;

/**
 * What one side says in one go, spoken or typed. Turn detection produces the candidate's utterances
 * and the conversation the interviewer's; the transcript stores both, and the report reads them.
 * Each stage picks the fields that it has.
 */
export interface Utterance {
  /** Identifies the utterance on the data channel and in the transcript. */
  segmentId: string;
  role: Exclude<InterviewMessage['role'], 'system'>;
  kind: UtteranceKind;
  text: string;
  /** Index of the question in the plan, from 0; null for the greeting and the closing. */
  questionIndex: number | null;
  /**
   * When the utterance began and ended (ms): by the session's clock while the interview runs,
   * relative to the start of the interview once stored. Null if it has no timing.
   */
  startMs: number | null;
  endMs: number | null;
  /** The recogniser's mean confidence (0–1); null if it provides none, and for typed words. */
  confidence: number | null;
  /** Lengths of the silences within the utterance (ms). */
  pauses: readonly number[];
  typed: boolean;
  /** Whether the utterance was cut short, by the candidate or by a fault. */
  interrupted: boolean;
  /** Whether the interviewer withdrew the utterance because it replied too early. */
  gaveWay: boolean;
  /** Position in the transcript; increases with each utterance and is stored as `atMs`. */
  order: number;
}

/** An utterance as read from the transcript. Fields that older versions did not store are null. */
export type StoredUtterance = Omit<Utterance, 'segmentId' | 'kind' | 'order'> & {
  [Field in 'segmentId' | 'kind' | 'order']: Utterance[Field] | null;
} & { messageId: string };

/** Reads a stored message as an utterance; null for a system message, which neither side said. */
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
