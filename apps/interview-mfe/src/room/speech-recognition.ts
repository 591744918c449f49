/** What is used of the Web Speech API's `SpeechRecognition`, so that tests can script it. */
export interface Recogniser {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: RecogniserResults) => void) | null;
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
export interface RecogniserResults {
  resultIndex: number;
  results: ArrayLike<ArrayLike<{ transcript: string; confidence: number }> & { isFinal: boolean }>;
}

export type NewRecogniser = () => Recogniser;

/** The browser's recogniser; null where it has none. */
export function findRecogniser(scope: object = globalThis): NewRecogniser | null {
  const { SpeechRecognition, webkitSpeechRecognition } = scope as Partial<
    Record<'SpeechRecognition' | 'webkitSpeechRecognition', new () => Recogniser>
  >;
  const Found = SpeechRecognition ?? webkitSpeechRecognition;
  return Found ? () => new Found() : null;
}
