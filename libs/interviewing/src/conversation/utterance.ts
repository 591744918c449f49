import {
  correctedText,
  wordSpans,
  type CandidateCommand,
  type InterviewMessage,
  type MessageMetadata,
} from '@portal/protocol';

export type UtteranceKind = NonNullable<MessageMetadata['kind']>;

/**
 * An utterance by either side, spoken or typed. Turn detection produces the candidate's utterances,
 * and the conversation produces the interviewer's. The transcript stores both, and the report is
 * based on the transcript.
 */
export interface Utterance {
  /** Identifies the utterance on the data channel and in the transcript. */
  segmentId: string;
  role: Exclude<InterviewMessage['role'], 'system'>;
  kind: UtteranceKind;
  text: string;
  /**
   * Index of the question in the plan, from 0; null if the utterance doesn't belong to a question
   * (the greeting, for example).
   */
  questionIndex: number | null;
  /**
   * Start and end of the utterance (ms), or null if unknown. During the interview, these are times
   * on the session's clock; in the transcript, they are relative to the start of the interview.
   */
  startMs: number | null;
  endMs: number | null;
  /**
   * The recognizer's mean confidence (0–1); null for typed text, or if the recognizer provides
   * none.
   */
  confidence: number | null;
  /**
   * Indexes of the words that the recognizer may have misheard, in `text` split at whitespace; empty
   * if it doesn't know.
   */
  misheard: readonly number[];
  /** Lengths of the silences within the utterance (ms). */
  pauses: readonly number[];
  typed: boolean;
  /** Whether the utterance was cut short, by the candidate or by a technical fault. */
  interrupted: boolean;
  /** Whether the interviewer withdrew the utterance after replying too early. */
  gaveWay: boolean;
  /** Position in the transcript; increases with each utterance and is stored as `atMs`. */
  order: number;
}

/** An utterance as read from the transcript. Fields that older versions did not store are null. */
export type StoredUtterance = Omit<Utterance, 'segmentId' | 'kind' | 'order'> & {
  [Field in 'segmentId' | 'kind' | 'order']: Utterance[Field] | null;
} & {
  messageId: string;
  /** Whether the candidate's words were hardly understood. */
  doubtful: boolean;
  /**
   * Whether the candidate has mended words: `wholly` if among them are all that the recognizer marked
   * as probably misheard, `partly` otherwise, also if it marks none. Null without corrections, or if
   * they only add something.
   */
  corrected: 'partly' | 'wholly' | null;
  /** What a language model took the candidate's words for; null for an answer. */
  understoodAs: CandidateCommand | null;
};

/** Returns the corrections that mend what was misheard, without those that add something. */
const mendsOf = ({ corrections }: Pick<InterviewMessage, 'corrections'>) =>
  (corrections?.items ?? []).filter(({ addition }) => !addition);

function correctedOf(
  message: Pick<InterviewMessage, 'metadata' | 'corrections'>,
): StoredUtterance['corrected'] {
  const mends = mendsOf(message);
  if (mends.length === 0) return null;
  const marked = message.metadata?.misheard ?? [];
  const isMended = (at: number) => mends.some(({ from, count }) => from <= at && at < from + count);
  return marked.length > 0 && marked.every(isMended) ? 'wholly' : 'partly';
}

/**
 * Returns how confident the recognizer was of a message's words on average (0–1); null if it gave
 * none. Words that the candidate has mended are certain.
 */
function confidenceOf({
  content,
  metadata,
  corrections,
}: Pick<InterviewMessage, 'content' | 'metadata' | 'corrections'>): number | null {
  const { confidence } = metadata ?? {};
  if (confidence === undefined) return null;
  const mended = mendsOf({ corrections }).reduce((sum, { count }) => sum + count, 0);
  return confidence + ((1 - confidence) * mended) / Math.max(1, wordSpans(content).length);
}

/**
 * Converts a stored message into an utterance, with what was misheard corrected; returns null for a
 * system message.
 */
export function utteranceOf({
  id,
  role,
  content,
  metadata,
  corrections,
}: Pick<
  InterviewMessage,
  'id' | 'role' | 'content' | 'metadata' | 'corrections'
>): StoredUtterance | null {
  if (role === 'system') return null;
  return {
    messageId: id,
    role,
    text: correctedText(content, corrections?.items),
    segmentId: metadata?.segmentId ?? null,
    kind: metadata?.kind ?? null,
    questionIndex: metadata?.questionIndex ?? null,
    startMs: metadata?.startMs ?? null,
    endMs: metadata?.endMs ?? null,
    confidence: confidenceOf({ content, metadata, corrections }),
    // The recognizer's doubts are about the words that it heard.
    misheard: (corrections?.items.length ? null : metadata?.misheard) ?? [],
    pauses: metadata?.pauses ?? [],
    typed: metadata?.typed === true,
    interrupted: metadata?.interrupted === true,
    gaveWay: metadata?.gaveWay === true,
    order: metadata?.atMs ?? null,
    doubtful: metadata?.doubtful === true,
    corrected: correctedOf({ metadata, corrections }),
    understoodAs: metadata?.understoodAs ?? null,
  };
}
