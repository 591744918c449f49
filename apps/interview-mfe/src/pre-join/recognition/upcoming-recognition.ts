import {
  readRememberedRecognition,
  recognitionOptions,
  rememberRecognition,
} from '@portal/mfe-contract';
import type { RuntimeConfig } from '@portal/protocol';
import type { RecognitionCheckOptions } from './recognition-check';
import type { ListenToSentence, SpokenChoice } from './sentence-listener';

export interface UpcomingRecognitionParts {
  /** A function, because even reading `window.localStorage` can throw. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  userId: string | null;
  engines: RuntimeConfig['engines']['hearing'];
  listenOnServer: ListenToSentence<Exclude<SpokenChoice, 'browser'>>;
  /** Null if the browser has no recognizer. */
  listenInBrowser: ListenToSentence<'browser'> | null;
}

/**
 * Returns how the interview that is about to start will hear the candidate, which setup has stored.
 * Null if setup stored nothing, for example because storage is unavailable.
 */
export function upcomingRecognition({
  storage: getStorage,
  userId,
  engines,
  listenOnServer,
  listenInBrowser,
}: UpcomingRecognitionParts): Omit<RecognitionCheckOptions, 'clock'> | null {
  let storage: Pick<Storage, 'getItem' | 'setItem'>;
  try {
    storage = getStorage();
  } catch {
    return null;
  }
  if (userId === null) return null;
  const { upcoming } = readRememberedRecognition(storage, userId);
  if (upcoming === null) return null;
  const { language, hearing } = upcoming;
  return {
    language,
    choice: hearing,
    options: recognitionOptions(engines[language], listenInBrowser !== null),
    listen: ({ choice, ...request }, listener) => {
      if (choice !== 'browser') return listenOnServer({ choice, ...request }, listener);
      if (listenInBrowser) return listenInBrowser({ choice, ...request }, listener);
      listener.failed('engine');
      return () => undefined;
    },
    remember: (choice) => {
      const memory = readRememberedRecognition(storage, userId);
      rememberRecognition(storage, userId, {
        ...memory,
        last: { ...memory.last, [language]: choice },
        browserAllowed: memory.browserAllowed || choice === 'browser',
        upcoming: { language, hearing: choice },
      });
    },
  };
}
