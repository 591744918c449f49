import type { HearingChoice, HearingEngine } from '@portal/protocol';

/** One available way to take the candidate's answers. */
export interface RecognitionOption {
  choice: HearingChoice;
  /** The engine's name; null for the browser, whose engine is unknown, and for typing. */
  name: string | null;
}

/**
 * The options for a language: the servers' engines by preference, the browser, and always typing.
 */
export function recognitionOptions(
  engines: readonly HearingEngine[],
  browserRecognizesSpeech: boolean,
): RecognitionOption[] {
  return [
    ...engines.map(({ kind, name }) => ({ choice: kind, name })),
    ...(browserRecognizesSpeech ? [{ choice: 'browser', name: null } as const] : []),
    { choice: 'none', name: null },
  ];
}

/** The best option: a server engine, otherwise the browser, otherwise typing. */
export const recommendedRecognition = (options: readonly RecognitionOption[]): HearingChoice =>
  options[0]?.choice ?? 'none';

/**
 * The initial choice: the last one if available, otherwise the recommendation. Never the browser
 * before the user agreed that it may send their voice elsewhere.
 */
export function initialRecognition(
  options: readonly RecognitionOption[],
  last: HearingChoice | undefined,
  browserAllowed: boolean,
): HearingChoice {
  const allowed = options.filter(({ choice }) => choice !== 'browser' || browserAllowed);
  return allowed.find(({ choice }) => choice === last)?.choice ?? recommendedRecognition(allowed);
}

/** Whether this browser supports speech recognition. */
export const browserRecognizesSpeech = (scope: object = globalThis): boolean =>
  'SpeechRecognition' in scope || 'webkitSpeechRecognition' in scope;
