import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@portal/protocol';

export type Direction = 'ltr' | 'rtl';

/** Each language's name in that language. */
export const LANGUAGE_NAMES: Record<Language, { full: string; short: string }> = {
  'en-US': { full: 'English (US)', short: 'English' },
  'ar-SA': { full: 'العربية', short: 'العربية' },
};

export const directionOf = (language: string): Direction =>
  language.startsWith('ar') ? 'rtl' : 'ltr';

/** `localStorage` key of the chosen language. */
export const LANGUAGE_STORAGE_KEY = 'i18nextLng';

/**
 * The supported language for a BCP 47 tag, by exact tag, otherwise by its language part; null if
 * there is none.
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

/** Local storage first, then the browser's languages in order, then the default (§9). */
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

/** Ignores unavailable or full storage; the choice then lasts as long as the page. */
export function cacheLanguage(storage: Pick<Storage, 'setItem'> | null, language: Language): void {
  try {
    storage?.setItem(LANGUAGE_STORAGE_KEY, language);
  } catch {
    return;
  }
}
