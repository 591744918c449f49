import type { DataChannelMessageInput } from '@portal/protocol';
import type { RecognizedWords } from './continuous-recognizer';
import type { Clock, Stop } from './clock';

/** Words that the interviewer has not taken up after this long (ms) go into the transcript from here: it may be gone. */
export const UNCONFIRMED_MS = 30_000;

export interface RecognizedAnswerParts {
  send(message: DataChannelMessageInput): Promise<void>;
  /** Shows the words of the answer so far, under its name. */
  show(text: string, segmentId: string): void;
  /** Puts an answer into the transcript that the interviewer did not take up. */
  keep(text: string, segmentId: string): void;
  /** The piece being heard is dealt with: what follows of it is a piece of its own. */
  cut(): void;
  clock: Clock;
}

/**
 * What the browser heard of the candidate's answer and the interviewer has not confirmed yet: its pieces, and the guess at the next. The
 * first piece names the answer, here and at the interviewer's.
 */
export class RecognizedAnswer {
  readonly #parts: RecognizedAnswerParts;
  #pieces: RecognizedWords[] = [];
  #unsent: RecognizedWords[] = [];
  #stopWaiting: Stop | null = null;

  constructor(parts: RecognizedAnswerParts) {
    this.#parts = parts;
  }

  /** Sends and shows words: of a new piece, or of the last one. */
  add(words: RecognizedWords): void {
    const before = this.#pieces.filter(({ segmentId }) => segmentId !== words.segmentId);
    this.#pieces = [...before, words];
    this.#showAndWait();
    this.#send(words);
  }

  /**
   * The interviewer has taken up `text` as the answer of this name. Pieces that came too late to be in it are the next answer; pieces from before
   * it an interviewer has forgotten, such as one who was replaced, and they go into the transcript from here.
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

  /** Forgets the answer, as when the candidate typed instead. */
  drop(): void {
    this.#pieces = [];
    this.#unsent = [];
    this.#stopWaiting?.();
    this.#stopWaiting = null;
  }

  /** Puts what was not confirmed into the transcript, so that it is not lost. */
  keep(): void {
    const pieces = this.#pieces;
    this.drop();
    if (pieces.some(({ final }) => !final)) this.#parts.cut();
    if (pieces[0]) this.#parts.keep(textOf(pieces), pieces[0].segmentId);
  }

  /** The room takes messages again: sends the finished pieces that it had not taken. */
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
