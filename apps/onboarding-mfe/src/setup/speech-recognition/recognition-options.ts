import type { RecognitionChoice, SttEngineInfo } from '@portal/protocol';

/** One way for the candidate to answer: a speech recognition engine, or typing. */
export interface RecognitionOption {
  choice: RecognitionChoice;
  /** The engine's name. Null for typing, and for the browser, whose engine is unknown. */
  name: string | null;
}

/**
 * Returns the options for one language: the servers' engines, best first, then the browser if it
 * recognizes speech, and always typing.
 */
export function recognitionOptions(
  engines: readonly SttEngineInfo[],
  browserRecognizesSpeech: boolean,
): RecognitionOption[] {
  return [
    ...engines.map(({ kind, name }) => ({ choice: kind, name })),
    ...(browserRecognizesSpeech ? [{ choice: 'browser', name: null } as const] : []),
    { choice: 'none', name: null },
  ];
}

/**
 * Returns the best option: a server engine if there is one, otherwise the browser, otherwise
 * typing.
 */
export const recommendedRecognition = (options: readonly RecognitionOption[]): RecognitionChoice =>
  options[0]?.choice ?? 'none';

/**
 * Returns the initial choice: the user's last one if it is available, otherwise the recommended
 * one. Never returns the browser before the user has agreed that it may send their voice elsewhere.
 */
export function initialRecognition(
  options: readonly RecognitionOption[],
  last: RecognitionChoice | undefined,
  browserAllowed: boolean,
): RecognitionChoice {
  const allowed = options.filter(({ choice }) => choice !== 'browser' || browserAllowed);
  return allowed.find(({ choice }) => choice === last)?.choice ?? recommendedRecognition(allowed);
}

/** Whether this browser supports speech recognition. */
export const browserRecognizesSpeech = (scope: object = globalThis): boolean =>
  'SpeechRecognition' in scope || 'webkitSpeechRecognition' in scope;
