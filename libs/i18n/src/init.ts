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
  /** Loaded before `initI18n` resolves; others load on first use. Default `['common']`. */
  namespaces?: string[];
  /** Catalogues bundled with the code, available immediately; others load over HTTP. */
  bundled?: Resource;
  /** Where the catalogues are served. Default `/locales`. */
  baseUrl?: string;
  fetch?: CatalogueFetch;
  storage?: Pick<Storage, 'getItem' | 'setItem'> | null;
  browserLanguages?: readonly string[];
  document?: Pick<Document, 'documentElement'>;
  /** For tests: a fresh instance instead of the page's one. */
  instance?: I18n;
}

/** The page's only i18next instance. */
export const i18n: I18n = i18next;

/** Revalidate cached catalogues: there are few, and updated texts must show immediately. */
const fetchCatalogue: CatalogueFetch = (url) => globalThis.fetch(url, { cache: 'no-cache' });

/** Accessing disabled storage throws. */
function browserStorage(): Storage | null {
  try {
    return globalThis.localStorage;
  } catch {
    return null;
  }
}

/**
 * Starts the page's i18next instance: detects the language from local storage, then the browser;
 * loads catalogues over HTTP with en-US as the fallback; keeps `<html lang dir>` in sync. Call it
 * once, in the host or a remote's harness.
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
      // React escapes text already. Isolate values of the opposite direction, which would reorder
      // the sentence.
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
 * Changes the page's language and direction once its catalogues have loaded; stored for the next
 * visit.
 */
export async function setLanguage(language: Language): Promise<void> {
  await i18n.changeLanguage(language);
}

/** The page's language. */
export function currentLanguage(): Language {
  return (LANGUAGES as readonly string[]).includes(i18n.language)
    ? (i18n.language as Language)
    : DEFAULT_LANGUAGE;
}
