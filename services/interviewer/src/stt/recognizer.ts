/**
 * Partial result for an utterance. `sentenceEnd` is log10 of the probability that a sentence ends
 * after the last words, or null if there are no words.
 */
export interface Guess {
  text: string;
  sentenceEnd: number | null;
}

/**
 * Final result for an utterance. `confidence` is between 0 and 1, or null if unknown. `endings`
 * maps each possible last word to the fraction (0–1) of the best alternatives that end with it.
 * `misheard` has the indexes of the words that were probably misheard, in `text` split at whitespace.
 */
export interface Recognition extends Guess {
  confidence: number | null;
  endings?: Readonly<Record<string, number>>;
  misheard?: readonly number[];
}

/** Recognizes one utterance at a time. The caller marks where each utterance begins and ends. */
export interface Recognizer {
  begin(): void;
  /** Accepts mono samples at 16 kHz. */
  accept(samples: Int16Array): void;
  /**
   * Ends the utterance and resolves to its words, if any.
   * @throws RecognizerError if the recognizer is no longer running.
   */
  finish(): Promise<Recognition>;
  /** Called with all the words recognized so far in the utterance, whenever they change. */
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
