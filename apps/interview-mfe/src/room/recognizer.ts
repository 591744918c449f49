/**
 * The members of the Web Speech API's `SpeechRecognition` that the room uses. Tests implement them
 * with a script.
 */
export interface Recognizer {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: RecognizerResults) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  /**
   * Starts listening to `track`. Browsers without support for that listen to their default
   * microphone.
   */
  start(track?: MediaStreamTrack): void;
  /** Stops listening. Results for what was said so far still arrive. */
  stop(): void;
  /** Stops listening and discards pending results. */
  abort(): void;
}

/**
 * All results from one run. Those before `resultIndex` have not changed since the last event. The
 * last ones may be interim.
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
