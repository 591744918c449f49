import { DUPLICATE_AI_FINAL_WINDOW_MS, type DataChannelMessageOf } from '@portal/protocol';
import { doubtOf, type TranscriptItem } from '../transcript/entry';

export type Side = 'user' | 'ai';

/**
 * The words being spoken. `settled` is the part that did not change in the last update;
 * `provisional` may still change.
 */
export interface LiveText {
  side: Side;
  segmentId: string | null;
  settled: string;
  provisional: string;
}

/** A finished utterance. `segmentId` is null if the sender did not provide one. */
export interface FinalText extends Pick<TranscriptItem, 'doubtful' | 'misheard'> {
  side: Side;
  text: string;
  segmentId: string | null;
  typed: boolean;
  /**
   * Index (from 0) of the question that the utterance belongs to, if the sender specified it. The
   * next question may already have begun when an answer becomes final.
   */
  questionIndex?: number;
  /** The utterance's position in the conversation, if the sender specified it. */
  atMs?: number;
  /** Whether the speaker was interrupted. */
  interrupted?: boolean;
}

export type SpeechMessage = DataChannelMessageOf<'user_speech_chunk' | 'ai_speech_chunk'>;

export const sideOf = ({ type }: SpeechMessage): Side =>
  type === 'user_speech_chunk' ? 'user' : 'ai';

/**
 * Returns the utterance's question index and position in the conversation, if the sender specified
 * them.
 */
const placed = ({ question_number: number, at_ms: atMs }: SpeechMessage['data']) => ({
  ...(number !== undefined && { questionIndex: number - 1 }),
  ...(atMs !== undefined && { atMs }),
});

/** Returns the length, in characters, of the longest common prefix that ends at a word boundary. */
function sharedWordsLength(before: string, after: string): number {
  let end = 0;
  for (let i = 0; i < after.length && i < before.length && before[i] === after[i]; i += 1) {
    if (/\s/.test(after[i + 1] ?? ' ') || /\s/.test(after[i] ?? '')) end = i + 1;
  }
  return end;
}

const CLOSING_PUNCTUATION = /^[.,;:!?…%)\]}»”’،؛؟]/;

/** Joins two texts with a space, unless they have one or the second begins with punctuation. */
function withSpace(before: string, after: string): string {
  const joined = before === '' || /\s$/.test(before) || /^\s/.test(after);
  return joined || CLOSING_PUNCTUATION.test(after) ? before + after : `${before} ${after}`;
}

/**
 * Joins the pieces of an utterance. A sender that puts spaces at the ends of its pieces is taken at
 * its word, because a piece may be part of a word. Otherwise the pieces are whole words.
 */
function joinPieces(pieces: readonly string[]): string {
  const spaced = pieces.some(
    (piece, index) => index > 0 && (/^\s/.test(piece) || /\s$/.test(pieces[index - 1] ?? '')),
  );
  return spaced ? pieces.join('') : pieces.reduce(withSpace, '');
}

/** Returns a text's letters and digits in lower case, without accents and vowel marks. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Whether `text` begins with all of `words`, regardless of case, spaces and punctuation. */
function repeats(text: string, words: string): boolean {
  const wanted = lettersOf(words);
  let read = '';
  for (const word of text.split(/[^\p{L}\p{N}\p{M}]+/u)) {
    if (read.length >= wanted.length) break;
    read += lettersOf(word);
  }
  return read === wanted;
}

const textOf = (live: LiveText | null): string => (live ? live.settled + live.provisional : '');

/** What one side is saying. */
interface SideBuffer {
  /** The chunks without a segment id since the last final. */
  pieces: string[];
  /** The newest chunk with a segment id. */
  segment: LiveText | null;
}

const emptyBuffer = (): SideBuffer => ({ pieces: [], segment: null });

/**
 * Builds live text and finished utterances from data channel chunks (§4.56–4.60). The segment id
 * says what a chunk's text is:
 *
 * - **With an id**, it is the whole text of that segment so far. It replaces the segment's live
 *   text, and a final's text is the utterance.
 * - **Without an id**, it is the next piece. It is added to its side's buffer, and a final ends the
 *   buffer. A final's own text is a piece like any other, unless it begins with everything in the
 *   buffer: then it repeats the utterance and replaces the buffer.
 *
 * The two forms don't mix: neither touches the other's words, but a final without any words of its
 * own form ends the other's. A final from the interviewer within a second of the last one is
 * ignored: it ends nothing, so words in the buffer wait for the next final.
 */
export class SpeechBuffer {
  readonly #sides: Record<Side, SideBuffer> = { user: emptyBuffer(), ai: emptyBuffer() };
  readonly #finished = new Set<string>();
  #lastAiFinal = { atMs: Number.NEGATIVE_INFINITY, text: '' };

  /** The words that one side is saying: its newest segment or, if there is none, its buffer. */
  live(side: Side): LiveText | null {
    const { pieces, segment } = this.#sides[side];
    if (segment !== null || pieces.length === 0) return segment;
    const text = joinPieces(pieces);
    const before = joinPieces(pieces.slice(0, -1));
    const settled = text.startsWith(before) ? before : '';
    return { side, segmentId: null, settled, provisional: text.slice(settled.length) };
  }

  isFinished(segmentId: string): boolean {
    return this.#finished.has(segmentId);
  }

  /**
   * Marks a segment as finished without returning an utterance, for example because the answer was
   * typed on this page.
   */
  finish(segmentId: string): void {
    this.#finished.add(segmentId);
    for (const buffer of Object.values(this.#sides))
      if (buffer.segment?.segmentId === segmentId) buffer.segment = null;
  }

  /**
   * Discards one side's current words, for example because the final text was received some other
   * way.
   */
  drop(side: Side): void {
    this.#sides[side] = emptyBuffer();
  }

  /**
   * Handles one message. Returns the utterance that the message completes, or null if it completes
   * none. `nowMs` may be from any monotonic clock.
   */
  handle(message: SpeechMessage, nowMs: number): FinalText | null {
    const side = sideOf(message);
    const { segment_id: id, text_chunk: chunk } = message.data;
    const segmentId = id ?? null;
    const typed = message.type === 'user_speech_chunk' && message.data.typed === true;
    if (segmentId !== null && this.#finished.has(segmentId)) return null;
    const doubt = message.type === 'user_speech_chunk' ? doubtOf(message.data) : {};
    if (message.data.is_final)
      return this.#finishUtterance(
        { side, segmentId, typed, ...placed(message.data), ...doubt },
        chunk.trim() === '' ? '' : chunk,
        nowMs,
      );
    if (segmentId !== null) this.#sides[side].segment = this.#replaced(side, segmentId, chunk);
    else if (chunk !== '') this.#sides[side].pieces.push(chunk);
    return null;
  }

  /**
   * Finishes the words in one side's buffer, for example after an interruption. Returns null if
   * there are none. A segment is left alone, because its final is still to come.
   */
  flush(side: Side, nowMs: number): FinalText | null {
    const repeated = side === 'ai' && this.#repeatsLastAiFinal(nowMs);
    const text = this.#takePieces(side).trim();
    if (text === '' || repeated) return null;
    if (side === 'ai') this.#lastAiFinal = { atMs: nowMs, text };
    return { side, text, segmentId: null, typed: false };
  }

  /** Finishes everything that one side is saying: its buffer, then its segment. */
  finishLive(side: Side, nowMs: number): FinalText[] {
    const finals = [this.flush(side, nowMs)];
    const { segment } = this.#sides[side];
    if (segment)
      finals.push(
        this.#finishUtterance({ side, segmentId: segment.segmentId, typed: false }, '', nowMs),
      );
    return finals.filter((final) => final !== null);
  }

  #finishUtterance(
    utterance: Omit<FinalText, 'text'>,
    chunk: string,
    nowMs: number,
  ): FinalText | null {
    const { side, segmentId } = utterance;
    if (side === 'ai' && nowMs - this.#lastAiFinal.atMs < DUPLICATE_AI_FINAL_WINDOW_MS) {
      if (segmentId !== null) this.finish(segmentId);
      else if (this.#repeatsLastAiFinal(nowMs)) this.#takePieces(side);
      return null;
    }
    const ended =
      segmentId === null ? this.#endPieces(side, chunk) : this.#endSegment(side, segmentId, chunk);
    const text = ended.text.trim();
    if (text === '') return null;
    if (side === 'ai') this.#lastAiFinal = { atMs: nowMs, text };
    return { ...utterance, text, segmentId: ended.segmentId };
  }

  #endPieces(side: Side, chunk: string): Pick<FinalText, 'text' | 'segmentId'> {
    const { segment } = this.#sides[side];
    const before = this.#takePieces(side);
    if (before.trim() !== '' || chunk !== '')
      return { text: repeats(chunk, before) ? chunk : withSpace(before, chunk), segmentId: null };
    if (segment?.segmentId != null) this.finish(segment.segmentId);
    return { text: textOf(segment), segmentId: segment?.segmentId ?? null };
  }

  #endSegment(side: Side, segmentId: string, chunk: string): Pick<FinalText, 'text' | 'segmentId'> {
    const { segment } = this.#sides[side];
    const own = segment?.segmentId === segmentId ? segment : null;
    this.finish(segmentId);
    return { text: chunk || textOf(own) || this.#takePieces(side), segmentId };
  }

  /** Empties one side's buffer and returns its text. */
  #takePieces(side: Side): string {
    return joinPieces(this.#sides[side].pieces.splice(0));
  }

  /** Whether the interviewer's buffer only repeats the final of a moment ago. */
  #repeatsLastAiFinal(nowMs: number): boolean {
    const { atMs, text } = this.#lastAiFinal;
    return (
      nowMs - atMs < DUPLICATE_AI_FINAL_WINDOW_MS &&
      lettersOf(joinPieces(this.#sides.ai.pieces)) === lettersOf(text)
    );
  }

  #replaced(side: Side, segmentId: string, hypothesis: string): LiveText {
    const { segment } = this.#sides[side];
    const before = segment?.segmentId === segmentId ? textOf(segment) : '';
    const settled = sharedWordsLength(before, hypothesis);
    return {
      side,
      segmentId,
      settled: hypothesis.slice(0, settled),
      provisional: hypothesis.slice(settled),
    };
  }
}
