import type { RecognitionChoice, SttEngineInfo } from '@portal/protocol';

/** One way for the candidate to answer: a kind of speech recognition, or typing. */
export interface RecognitionOption {
  choice: RecognitionChoice;
  /**
   * The provider that receives the candidate's voice. Null for everything but hosted engines: the
   * names of other engines tell a candidate nothing.
   */
  provider: string | null;
}

/** All choices, the one that recognizes speech best first. */
const BEST_FIRST = ['hosted', 'local', 'browser', 'built-in', 'none'] as const;

/**
 * Returns the options for one language, best first: the server engines, the browser if it supports
 * speech recognition, and typing, which is always available.
 */
export function recognitionOptions(
  engines: readonly SttEngineInfo[],
  browserRecognizesSpeech: boolean,
): RecognitionOption[] {
  return BEST_FIRST.flatMap((choice) => {
    const engine = engines.find(({ kind }) => kind === choice);
    const available =
      choice === 'none' || (choice === 'browser' ? browserRecognizesSpeech : engine !== undefined);
    const provider = choice === 'hosted' && engine ? engine.name : null;
    return available ? [{ choice, provider }] : [];
  });
}

/** Returns the best of the options. */
export const recommendedRecognition = (options: readonly RecognitionOption[]): RecognitionChoice =>
  options[0]?.choice ?? 'none';

/** The choices that send the voice to another company. */
const SENT_AWAY: readonly RecognitionChoice[] = ['hosted', 'browser'];

/**
 * Returns the initial choice: the user's last choice if it is available, otherwise the best of the
 * others. Never returns the browser unless the user has agreed that it may send their voice to its
 * vendor, and nothing that sends the voice away to a user whose last choice kept it here.
 */
export function initialRecognition(
  options: readonly RecognitionOption[],
  last: RecognitionChoice | undefined,
  browserAllowed: boolean,
): RecognitionChoice {
  const keptHere = last !== undefined && !SENT_AWAY.includes(last);
  const allowed = options.filter(
    ({ choice }) =>
      (choice !== 'browser' || browserAllowed) && !(keptHere && SENT_AWAY.includes(choice)),
  );
  return allowed.find(({ choice }) => choice === last)?.choice ?? recommendedRecognition(allowed);
}

/** Whether this browser supports speech recognition. */
export const browserRecognizesSpeech = (scope: object = globalThis): boolean =>
  'SpeechRecognition' in scope || 'webkitSpeechRecognition' in scope;
