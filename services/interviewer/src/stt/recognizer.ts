/**
 * Partial result for an utterance. `sentenceEnd` tells how well its last words could end a sentence
 * (log10 of the probability); null if there are no words.
 */
export interface Guess {
  text: string;
  sentenceEnd: number | null;
}

/**
 * Final result for an utterance. `confidence` is 0–1. `endings` maps the last words of the best
 * alternatives to their shares (0–1).
 */
export interface Recognition extends Guess {
  confidence: number | null;
  endings?: Readonly<Record<string, number>>;
}

/** Recognises one utterance at a time. The caller marks where each begins and ends. */
export interface Recognizer {
  begin(): void;
  /** Passes samples at 16 kHz, one channel. */
  accept(samples: Int16Array): void;
  /**
   * Ends the utterance and resolves to its words, of which there may be none.
   * @throws RecognizerError if the recogniser is no longer running.
   */
  finish(): Promise<Recognition>;
  /** Called with the words of the utterance so far, whenever they change. */
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
