/** What is used of the Web Speech API's `SpeechRecognition`, so that tests can script it. */
export interface Recognizer {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: RecognizerResults) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  /** Browsers that know it listen to `track`, others to the microphone of their own choice. */
  start(track?: MediaStreamTrack): void;
  /** Ends listening; the words of what was heard still come. */
  stop(): void;
  /** Ends listening at once. */
  abort(): void;
}

/** All results of one run; those before `resultIndex` have not changed. The last ones may not be final yet. */
export interface RecognizerResults {
  resultIndex: number;
  results: ArrayLike<ArrayLike<{ transcript: string; confidence: number }> & { isFinal: boolean }>;
}

export type NewRecognizer = () => Recognizer;

/** The browser's recognizer; null where it has none. */
export function findRecognizer(scope: object = globalThis): NewRecognizer | null {
  const { SpeechRecognition, webkitSpeechRecognition } = scope as Partial<
    Record<'SpeechRecognition' | 'webkitSpeechRecognition', new () => Recognizer>
  >;
  const Found = SpeechRecognition ?? webkitSpeechRecognition;
  return Found ? () => new Found() : null;
}
