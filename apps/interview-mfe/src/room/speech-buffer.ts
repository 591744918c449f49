import { DUPLICATE_AI_FINAL_WINDOW_MS, type DataChannelMessageOf } from '@portal/protocol';

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
export interface FinalText {
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

/**
 * Builds live text and finished utterances from data channel chunks (§4.56–4.60). A chunk with a
 * segment id replaces the live text; a chunk without an id is appended to it.
 */
export class SpeechBuffer {
  readonly #live: Record<Side, LiveText | null> = { user: null, ai: null };
  readonly #finished = new Set<string>();
  #lastAiFinalMs = Number.NEGATIVE_INFINITY;

  live(side: Side): LiveText | null {
    return this.#live[side];
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
    for (const side of ['user', 'ai'] as const)
      if (this.#live[side]?.segmentId === segmentId) this.#live[side] = null;
  }

  /**
   * Discards one side's current utterance, for example because its final text was received some
   * other way.
   */
  drop(side: Side): void {
    this.#live[side] = null;
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
    if (message.data.is_final)
      return this.#finishUtterance(
        { side, segmentId, typed, ...placed(message.data) },
        chunk,
        nowMs,
      );
    this.#live[side] =
      segmentId === null ? this.#added(side, chunk) : this.#replaced(side, segmentId, chunk);
    return null;
  }

  /**
   * Finishes one side's current utterance, for example after an interruption. Returns null if there
   * is none or if it has a segment id.
   */
  flush(side: Side, nowMs: number): FinalText | null {
    return this.#live[side]?.segmentId === null ? this.finishLive(side, nowMs) : null;
  }

  /** Finishes one side's current utterance. Returns null if there is none. */
  finishLive(side: Side, nowMs: number): FinalText | null {
    const live = this.#live[side];
    return (
      live && this.#finishUtterance({ side, segmentId: live.segmentId, typed: false }, '', nowMs)
    );
  }

  #finishUtterance(
    utterance: Omit<FinalText, 'text'>,
    chunk: string,
    nowMs: number,
  ): FinalText | null {
    const { side, segmentId } = utterance;
    const live = this.#live[side];
    const own =
      live !== null &&
      (live.segmentId === segmentId || live.segmentId === null || segmentId === null);
    const text = (chunk.trim() || (own ? live.settled + live.provisional : '')).trim();
    if (own) this.#live[side] = null;
    if (segmentId !== null) this.#finished.add(segmentId);
    if (text === '') return null;
    if (side === 'ai') {
      if (nowMs - this.#lastAiFinalMs < DUPLICATE_AI_FINAL_WINDOW_MS) return null;
      this.#lastAiFinalMs = nowMs;
    }
    return { ...utterance, text };
  }

  #added(side: Side, chunk: string): LiveText {
    const live = this.#live[side];
    const before = live?.segmentId === null ? live.settled + live.provisional : '';
    return { side, segmentId: null, settled: before, provisional: chunk };
  }

  #replaced(side: Side, segmentId: string, hypothesis: string): LiveText {
    const live = this.#live[side];
    const before = live?.segmentId === segmentId ? live.settled + live.provisional : '';
    const settled = sharedWordsLength(before, hypothesis);
    return {
      side,
      segmentId,
      settled: hypothesis.slice(0, settled),
      provisional: hypothesis.slice(settled),
    };
  }
}
