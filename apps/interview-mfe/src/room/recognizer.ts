/**
 * The members of the Web Speech API's `SpeechRecognition` that the room uses. Tests use a scripted
 * fake.
 */
export interface Recognizer {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: RecognizerResults) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  /**
   * Starts listening to `track`. Browsers that don't support the parameter listen to the default
   * microphone.
   */
  start(track?: MediaStreamTrack): void;
  /** Stops listening. Results for what has already been said still arrive. */
  stop(): void;
  /** Stops listening and discards pending results. */
  abort(): void;
}

/**
 * All results since the recognizer was started. Results before `resultIndex` have not changed since
 * the previous event, and those at the end may be interim.
 */
export interface RecognizerResults {
  resultIndex: number;
  results: ArrayLike<ArrayLike<{ transcript: string; confidence: number }> & { isFinal: boolean }>;
}

export type NewRecognizer = () => Recognizer;

/** Returns a function that creates the browser's recognizer, or null if the browser has none. */
export function findRecognizer(scope: object = globalThis): NewRecognizer | null {
  const { SpeechRecognition, webkitSpeechRecognition } = scope as Partial<
    Record<'SpeechRecognition' | 'webkitSpeechRecognition', new () => Recognizer>
  >;
  const Found = SpeechRecognition ?? webkitSpeechRecognition;
  return Found ? () => new Found() : null;
}
