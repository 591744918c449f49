import type { DataChannelMessageInput } from '@portal/protocol';
import type { Clock, Stop } from '@portal/clock';
import type { RecognizedWords } from './continuous-recognizer';

/**
 * How long to wait for the interviewer to confirm recognized words (ms). After that, the words are
 * added to the transcript anyway, because the interviewer may be gone.
 */
export const UNCONFIRMED_MS = 30_000;

export interface RecognizedAnswerParts {
  send(message: DataChannelMessageInput): Promise<void>;
  /** Shows the answer so far. */
  show(text: string, segmentId: string): void;
  /** Adds an unconfirmed answer to the transcript. */
  keep(text: string, segmentId: string): void;
  /** Ends the current segment, so that the next words start a new one. */
  cut(): void;
  clock: Clock;
}

/**
 * An answer that the browser has recognized but the interviewer has not confirmed yet. It consists
 * of finished segments and the current one. The page and the interviewer both identify the answer
 * by its first segment's id.
 */
export class RecognizedAnswer {
  readonly #parts: RecognizedAnswerParts;
  #pieces: RecognizedWords[] = [];
  #unsent: RecognizedWords[] = [];
  #stopWaiting: Stop | null = null;

  constructor(parts: RecognizedAnswerParts) {
    this.#parts = parts;
  }

  /**
   * Shows and sends recognized words, which either continue the current segment or start a new one.
   */
  add(words: RecognizedWords): void {
    const before = this.#pieces.filter(({ segmentId }) => segmentId !== words.segmentId);
    this.#pieces = [...before, words];
    this.#showAndWait();
    this.#send(words);
  }

  /**
   * Handles the interviewer's confirmation of an answer that starts with segment `segmentId`.
   * Segments after the answer become the next answer. Segments before it will never be confirmed,
   * for example because the interviewer was replaced, so they are added to the transcript.
   */
  confirm(segmentId: string | null, text: string): void {
    const first = this.#pieces.findIndex((piece) => piece.segmentId === segmentId);
    if (first < 0) return;
    let end = first;
    for (
      let words = wordCount(text);
      end === first || (words > 0 && end < this.#pieces.length);
      end += 1
    )
      words -= wordCount(this.#pieces[end]?.text ?? '');
    const forgotten = this.#pieces.slice(0, first);
    const taken = this.#pieces.slice(first, end);
    const rest = this.#pieces.slice(end);
    const unsent = this.#unsent.filter((words) => rest.includes(words));
    this.drop();
    if (forgotten[0]) this.#parts.keep(textOf(forgotten), forgotten[0].segmentId);
    if (taken.some(({ final }) => !final)) this.#parts.cut();
    if (!rest[0]) return;
    this.#pieces = rest;
    this.#unsent = unsent;
    this.#showAndWait();
  }

  /** Discards the answer, for example because the candidate typed instead. */
  drop(): void {
    this.#pieces = [];
    this.#unsent = [];
    this.#stopWaiting?.();
    this.#stopWaiting = null;
  }

  /** Adds the unconfirmed words to the transcript. */
  keep(): void {
    const pieces = this.#pieces;
    this.drop();
    if (pieces.some(({ final }) => !final)) this.#parts.cut();
    if (pieces[0]) this.#parts.keep(textOf(pieces), pieces[0].segmentId);
  }

  /** Resends the final segments that failed to send. Call this when the room is connected again. */
  resend(): void {
    for (const words of this.#unsent.splice(0)) this.#send(words);
  }

  #showAndWait(): void {
    const [first] = this.#pieces;
    if (first) this.#parts.show(textOf(this.#pieces), first.segmentId);
    this.#stopWaiting?.();
    this.#stopWaiting = this.#parts.clock.after(UNCONFIRMED_MS, () => this.keep());
  }

  #send(words: RecognizedWords): void {
    const { text, final, segmentId, confidence } = words;
    this.#parts
      .send({
        type: 'user_speech_chunk',
        data: {
          text_chunk: text,
          is_final: final,
          segment_id: segmentId,
          typed: false,
          ...(confidence !== null && { confidence }),
        },
      })
      .catch(() => {
        if (final) this.#unsent.push(words);
      });
  }
}

const textOf = (pieces: readonly RecognizedWords[]): string =>
  pieces.map(({ text }) => text).join(' ');
const wordCount = (text: string): number => text.split(/\s+/u).filter(Boolean).length;
