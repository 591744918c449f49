import type { DataChannelMessage } from '@portal/protocol';
import type { HeardWords } from './browser-hearing';
import type { Clock, Stop } from './clock';

/** Words that the interviewer has not taken up after this long (ms) go into the transcript from here: it may be gone. */
export const UNCONFIRMED_MS = 30_000;

export interface HeardAnswerParts {
  send(message: DataChannelMessage): Promise<void>;
  /** Shows the words of the answer so far, under its name. */
  show(text: string, segmentId: string): void;
  /** Puts an answer into the transcript that the interviewer did not take up. */
  keep(text: string, segmentId: string): void;
  clock: Clock;
}

/**
 * What the browser heard of the candidate's answer and the interviewer has not confirmed yet: its pieces, and the guess at the next. The
 * first piece names the answer, here and at the interviewer's.
 */
export class HeardAnswer {
  readonly #parts: HeardAnswerParts;
  #pieces: HeardWords[] = [];
  #unsent: HeardWords[] = [];
  #stopWaiting: Stop | null = null;

  constructor(parts: HeardAnswerParts) {
    this.#parts = parts;
  }

  /** Sends and shows words: of a new piece, or of the last one. */
  add(words: HeardWords): void {
    const before = this.#pieces.filter(({ segmentId }) => segmentId !== words.segmentId);
    this.#pieces = [...before, words];
    this.#parts.show(this.#text, this.#pieces[0]?.segmentId ?? words.segmentId);
    this.#send(words);
    this.#stopWaiting?.();
    this.#stopWaiting = this.#parts.clock.after(UNCONFIRMED_MS, () => this.keep());
  }

  /** The interviewer has taken up the answer of this name; true where it is this one. */
  confirm(segmentId: string | null): boolean {
    if (!this.#pieces.some((piece) => piece.segmentId === segmentId)) return false;
    this.drop();
    return true;
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
    const [first] = this.#pieces;
    const text = this.#text;
    this.drop();
    if (first) this.#parts.keep(text, first.segmentId);
  }

  /** The room takes messages again: sends the finished pieces that it had not taken. */
  resend(): void {
    for (const words of this.#unsent.splice(0)) this.#send(words);
  }

  get #text(): string {
    return this.#pieces.map(({ text }) => text).join(' ');
  }

  #send(words: HeardWords): void {
    const { text, final, segmentId, confidence } = words;
    this.#parts.send({
      type: 'user_speech_chunk', data: { text_chunk: text, is_final: final, segment_id: segmentId, typed: false, ...(confidence !== null && { confidence }) },
    }).catch(() => {
      if (final) this.#unsent.push(words);
    });
  }
}
