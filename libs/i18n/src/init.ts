import {
  DEFAULT_LANGUAGE,
  I18N_LOAD_RETRIES,
  I18N_MAX_PARALLEL_READS,
  I18N_RETRY_INITIAL_DELAY_MS,
  LANGUAGES,
  type Language,
} from '@portal/protocol';
import i18next, { type i18n as I18n, type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { CatalogueBackend, type CatalogueFetch } from './catalogue-backend';
import { isolateAgainst } from './isolate';
import { cacheLanguage, detectLanguage, directionOf } from './languages';

export interface InitI18nOptions {
  /**
   * Namespaces to load before `initI18n` resolves; `['common']` by default. Other namespaces are
   * loaded on first use.
   */
  namespaces?: string[];
  /**
   * Catalogues that are bundled with the code and available immediately. All other catalogues are
   * loaded over HTTP.
   */
  bundled?: Resource;
  /** Base URL of the catalogues. Defaults to `/locales`. */
  baseUrl?: string;
  fetch?: CatalogueFetch;
  storage?: Pick<Storage, 'getItem' | 'setItem'> | null;
  browserLanguages?: readonly string[];
  document?: Pick<Document, 'documentElement'>;
  /** Separate i18next instance, for tests. Defaults to the page's instance. */
  instance?: I18n;
}

/** The page's only i18next instance. */
export const i18n: I18n = i18next;

/**
 * Revalidates cached catalogues with the server every time. There are only a few, and users must
 * see updated text immediately.
 */
const fetchCatalogue: CatalogueFetch = (url) => globalThis.fetch(url, { cache: 'no-cache' });

/**
 * Returns `localStorage`, or null if the user has blocked it: in that case, even reading the
 * property throws.
 */
function browserStorage(): Storage | null {
  try {
    return globalThis.localStorage;
  } catch {
    return null;
  }
}

/**
 * Starts the page's i18next instance in the language that `detectLanguage` chooses. Catalogues are
 * loaded over HTTP, with en-US as the fallback. The `lang` and `dir` attributes of `<html>` follow
 * the page's language. Call this once, in the host or in a remote's harness.
 */
export async function initI18n(options: InitI18nOptions = {}): Promise<I18n> {
  const instance = options.instance ?? i18n;
  const storage = options.storage === undefined ? browserStorage() : options.storage;
  const page = options.document ?? globalThis.document;
  const follow = (language: string) => {
    page.documentElement.lang = language;
    page.documentElement.dir = directionOf(language);
    cacheLanguage(storage, language as Language);
  };
  instance.on('languageChanged', follow);
  await instance
    .use(new CatalogueBackend(options.baseUrl ?? '/locales', options.fetch ?? fetchCatalogue))
    .use(initReactI18next)
    .init({
      lng: detectLanguage(storage, options.browserLanguages ?? globalThis.navigator.languages),
      fallbackLng: DEFAULT_LANGUAGE,
      supportedLngs: [...LANGUAGES],
      load: 'currentOnly',
      ns: options.namespaces ?? ['common'],
      defaultNS: 'common',
      ...(options.bundled ? { resources: options.bundled, partialBundledLanguages: true } : {}),
      // React already escapes text. `escape` only isolates values written in the opposite
      // direction, which would otherwise scramble the sentence.
      interpolation: {
        escapeValue: true,
        escape: (value: string) => isolateAgainst(directionOf(instance.language), value),
      },
      returnNull: false,
      maxRetries: I18N_LOAD_RETRIES,
      retryTimeout: I18N_RETRY_INITIAL_DELAY_MS,
      maxParallelReads: I18N_MAX_PARALLEL_READS,
      react: { useSuspense: true },
    });
  return instance;
}

/**
 * Changes the page's language and direction once the catalogues have loaded, and stores the choice
 * for the next visit.
 */
export async function setLanguage(language: Language): Promise<void> {
  await i18n.changeLanguage(language);
}

/** Returns the page's language. */
export function currentLanguage(): Language {
  return (LANGUAGES as readonly string[]).includes(i18n.language)
    ? (i18n.language as Language)
    : DEFAULT_LANGUAGE;
}
