import type { RecognitionChoice, SttEngineInfo } from '@portal/protocol';

/** One way for the candidate to answer: a speech recognition engine, or typing. */
export interface RecognitionOption {
  choice: RecognitionChoice;
  /** The engine's name. Null for typing, and for the browser, whose engine is unknown. */
  name: string | null;
}

/**
 * Returns the options for one language: the server engines, best first; the browser, if it supports
 * speech recognition; and typing, which is always available.
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
 * Returns the initial choice: the user's last choice if it is available, otherwise the recommended
 * one. Never returns the browser unless the user has agreed that it may send their voice to its
 * vendor.
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
