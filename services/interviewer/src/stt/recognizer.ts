/**
 * Partial result of an utterance. `sentenceEnd`: how well its last words could end a sentence
 * (log10 of the probability); null without words.
 */
export interface Guess {
  text: string;
  sentenceEnd: number | null;
}

/**
 * Result of an utterance. `confidence` is 0–1, null if unknown. `endings` are the last words of the
 * best alternatives, with their shares (0–1).
 */
export interface Recognition extends Guess {
  confidence: number | null;
  endings?: Readonly<Record<string, number>>;
}

/** A recogniser for one utterance at a time; the caller marks its beginning and end. */
export interface Recognizer {
  begin(): void;
  /** Samples at 16 kHz, one channel. */
  accept(samples: Int16Array): void;
  /**
   * Ends the utterance and resolves with its words, which may be empty.
   * @throws RecognizerError if the recogniser is gone.
   */
  finish(): Promise<Recognition>;
  /** Called with the utterance so far, whenever it changes; one listener. */
  onPartial: ((guess: Guess) => void) | null;
  close(): void;
}

export class RecognizerError extends Error {
  override readonly name = 'RecognizerError';
  constructor(
    readonly code: 'not_started' | 'crashed',
    detail: string,
  ) {
    super(detail);
  }
}
