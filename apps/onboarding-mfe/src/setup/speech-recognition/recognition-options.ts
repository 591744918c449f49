import type { RecognitionOption } from '@portal/mfe-contract';
import type { RecognitionChoice } from '@portal/protocol';

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
