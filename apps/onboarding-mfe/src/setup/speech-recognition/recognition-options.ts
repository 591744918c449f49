import type { HearingChoice, HearingEngine } from '@portal/protocol';

/** One way to be heard that there is here. */
export interface RecognitionOption {
  choice: HearingChoice;
  /** Of the engine; null for the browser, which does not tell who hears, and for typing. */
  name: string | null;
}

/** What can hear a language here, the servers' engines in their order of preference; typing is always there. */
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

/** What works best of them: an engine of the servers, or else the browser, or else typing. */
export const recommendedRecognition = (options: readonly RecognitionOption[]): HearingChoice =>
  options[0]?.choice ?? 'none';

/**
 * What is chosen until the candidate chooses: what they chose last, or else the recommendation.
 * Never the browser before they agreed to where it may send their voice.
 */
export function initialRecognition(
  options: readonly RecognitionOption[],
  last: HearingChoice | undefined,
  browserAllowed: boolean,
): HearingChoice {
  const allowed = options.filter(({ choice }) => choice !== 'browser' || browserAllowed);
  return allowed.find(({ choice }) => choice === last)?.choice ?? recommendedRecognition(allowed);
}

/** Whether this browser can turn speech into words at all. */
export const browserRecognizesSpeech = (scope: object = globalThis): boolean =>
  'SpeechRecognition' in scope || 'webkitSpeechRecognition' in scope;
