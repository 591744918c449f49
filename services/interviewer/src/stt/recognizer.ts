/** What a recogniser makes of an utterance so far. `sentenceEnd`: how well its last words could end a sentence (log10 of the probability); null without words. */
export interface Guess {
  text: string;
  sentenceEnd: number | null;
}

/** What a recogniser heard in one utterance. `confidence` 0–1, null where it gives none; `endings`: last words of its best readings, with their shares (0–1). */
export interface Recognition extends Guess {
  confidence: number | null;
  endings?: Readonly<Record<string, number>>;
}

/** A recogniser that is told where utterances begin and end; it hears one at a time. */
export interface Recognizer {
  begin(): void;
  /** Samples at 16 kHz, one channel. */
  accept(samples: Int16Array): void;
  /**
   * Ends the utterance. Resolves with what was heard, empty text where nothing was.
   * @throws RecognizerError when the recogniser is gone.
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
