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
   * Namespaces to load before `initI18n` resolves. Others are loaded on first use. Defaults to
   * `['common']`.
   */
  namespaces?: string[];
  /**
   * Catalogues that are bundled with the code and available immediately. Others are loaded over
   * HTTP.
   */
  bundled?: Resource;
  /** The URL below which the catalogues are served. Defaults to `/locales`. */
  baseUrl?: string;
  fetch?: CatalogueFetch;
  storage?: Pick<Storage, 'getItem' | 'setItem'> | null;
  browserLanguages?: readonly string[];
  document?: Pick<Document, 'documentElement'>;
  /** A separate instance to use instead of the page's one, for tests. */
  instance?: I18n;
}

/** The page's only i18next instance. */
export const i18n: I18n = i18next;

/**
 * Makes the browser check its cached catalogues with the server every time. There are only a few,
 * and users must see updated texts immediately.
 */
const fetchCatalogue: CatalogueFetch = (url) => globalThis.fetch(url, { cache: 'no-cache' });

/** Returns null if the browser has disabled storage, because reading it then throws. */
function browserStorage(): Storage | null {
  try {
    return globalThis.localStorage;
  } catch {
    return null;
  }
}

/**
 * Starts the page's i18next instance. The language is the one in local storage, otherwise the
 * browser's. Catalogues are loaded over HTTP, with en-US as the fallback, and `<html lang dir>`
 * always match the language. Call it once, in the host or a remote's harness.
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
      // React already escapes text. Use the `escape` function to isolate values in the other text
      // direction, which would otherwise reorder the sentence.
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
