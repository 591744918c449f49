import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@portal/protocol';

export type Direction = 'ltr' | 'rtl';

/** Each language's name, written in that language. */
export const LANGUAGE_NAMES: Record<Language, { full: string; short: string }> = {
  'en-US': { full: 'English (US)', short: 'English' },
  'ar-SA': { full: 'العربية', short: 'العربية' },
};

export const directionOf = (language: string): Direction =>
  language.startsWith('ar') ? 'rtl' : 'ltr';

// Texts that only remotes of the released version show (`tools/compatibility/released.json`). When it
// moves, `npx nx check-catalogues portal` no longer asks for them.
// catalogue keys: interview:interviewer.absent, interview:asks.label
// catalogue keys: interview:announce.speaking, interview:announce.listening
// catalogue keys: interview:preJoin.microphone.failed, interview:preJoin.camera.failed
// catalogue keys: interview:preJoin.connection.notReached, interview:preJoin.connection.notTried
// catalogue keys: setup:engines.kinds.none, setup:engines.hearing, setup:engines.hearingNone
// catalogue keys: setup:engines.hearingBrowser, setup:engines.hearingTyped
// catalogue keys: setup:engines.speaking, setup:engines.speakingNone, setup:engines.language

/** `localStorage` key for the user's language. */
export const LANGUAGE_STORAGE_KEY = 'i18nextLng';

/**
 * Returns the supported language that matches a BCP 47 tag exactly or, failing that, one with the
 * same primary language subtag. Returns null if there is no match.
 */
export function supportedLanguage(tag: string): Language | null {
  const wanted = tag.toLowerCase();
  const primary = wanted.split('-')[0];
  return (
    LANGUAGES.find((language) => language.toLowerCase() === wanted) ??
    LANGUAGES.find((language) => language.split('-')[0] === primary) ??
    null
  );
}

/**
 * Chooses the page's language (§9): the stored language if it is supported, otherwise the first
 * supported language in the browser's list, otherwise the default.
 */
export function detectLanguage(
  storage: Pick<Storage, 'getItem'> | null,
  browserLanguages: readonly string[],
): Language {
  const cached = readCached(storage);
  for (const tag of [...(cached ? [cached] : []), ...browserLanguages]) {
    const language = supportedLanguage(tag);
    if (language) return language;
  }
  return DEFAULT_LANGUAGE;
}

function readCached(storage: Pick<Storage, 'getItem'> | null): string | null {
  try {
    return storage?.getItem(LANGUAGE_STORAGE_KEY) ?? null;
  } catch {
    return null;
  }
}

/** Stores the language for the next visit. Does nothing if storage is unavailable or full. */
export function cacheLanguage(storage: Pick<Storage, 'setItem'> | null, language: Language): void {
  try {
    storage?.setItem(LANGUAGE_STORAGE_KEY, language);
  } catch {
    return;
  }
}
