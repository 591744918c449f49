import { authStore } from '@portal/auth-store';
import { readRememberedRecognition, rememberRecognition } from '@portal/mfe-contract';
import type { Language } from '@portal/protocol';

/**
 * Makes the browser's recognition the choice of the signed-in user, who has agreed to it: for this
 * interview, also if it is rejoined, and for later ones in this language.
 * @param getStorage a function, because even reading `window.localStorage` can throw
 */
export function chooseBrowser(
  getStorage: () => Pick<Storage, 'getItem' | 'setItem'>,
  interviewId: string,
  language: Language,
): void {
  authStore.setState({ hearing: 'browser' });
  const { userId } = authStore.getState();
  if (userId === null) return;
  try {
    const storage = getStorage();
    const memory = readRememberedRecognition(storage, userId);
    rememberRecognition(storage, userId, {
      ...memory,
      last: { ...memory.last, [language]: 'browser' },
      browserAllowed: true,
      interview: { id: interviewId, hearing: 'browser' },
    });
  } catch {
    // Without storage, the choice lasts as long as the page.
  }
}
