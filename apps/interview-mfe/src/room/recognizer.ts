/** The part of the Web Speech API's `SpeechRecognition` in use, so that tests can script it. */
export interface Recognizer {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: RecognizerResults) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  /** Browsers that support it listen to `track`, others to their default microphone. */
  start(track?: MediaStreamTrack): void;
  /** Stops listening; results for speech so far still arrive. */
  stop(): void;
  /** Stops listening and discards pending results. */
  abort(): void;
}

/**
 * All results of one run; those before `resultIndex` have not changed. The last ones may be
 * interim.
 */
export interface RecognizerResults {
  resultIndex: number;
  results: ArrayLike<ArrayLike<{ transcript: string; confidence: number }> & { isFinal: boolean }>;
}

export type NewRecognizer = () => Recognizer;

/** The browser's recognizer; null if there is none. */
export function findRecognizer(scope: object = globalThis): NewRecognizer | null {
  const { SpeechRecognition, webkitSpeechRecognition } = scope as Partial<
    Record<'SpeechRecognition' | 'webkitSpeechRecognition', new () => Recognizer>
  >;
  const Found = SpeechRecognition ?? webkitSpeechRecognition;
  return Found ? () => new Found() : null;
}
