import { authStore } from '@portal/auth-store';
import {
  readRememberedRecognition,
  rememberRecognition,
  type RememberedRecognition,
} from '@portal/mfe-contract';
import type { RecognitionChoices } from '../room/room-session-options';

/**
 * Creates the store of what the signed-in user chooses during an interview.
 * @param getStorage a function, because even reading `window.localStorage` can throw. Without
 *   storage, a choice lasts as long as the page.
 */
export function createRecognitionChoices(
  getStorage: () => Pick<Storage, 'getItem' | 'setItem'>,
  interviewId: string,
): RecognitionChoices {
  const change = (part: (memory: RememberedRecognition) => Partial<RememberedRecognition>) => {
    const { userId } = authStore.getState();
    if (userId === null) return;
    try {
      const storage = getStorage();
      const memory = readRememberedRecognition(storage, userId);
      rememberRecognition(storage, userId, { ...memory, ...part(memory) });
    } catch {
      // See above.
    }
  };
  return {
    choose: (hearing) => authStore.setState({ hearing }),
    keepForInterview: (hearing) => change(() => ({ interview: { id: interviewId, hearing } })),
    keepForLater: (hearing, language) =>
      change(({ last, browserAllowed }) => ({
        last: { ...last, [language]: hearing },
        browserAllowed: browserAllowed || hearing === 'browser',
      })),
  };
}
