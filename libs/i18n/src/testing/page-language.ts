import type { Language } from '@portal/protocol';
import { i18n, initI18n, setLanguage } from '../init';

/** Defined by the Jest preset `browserWithCatalogues`. */
declare const CATALOGUES: Record<Language, Record<string, object>>;

/**
 * Starts the page's i18next instance with the real catalogues or, if it is already running, changes
 * its language.
 */
export async function speak(language: Language): Promise<void> {
  if (i18n.isInitialized) return setLanguage(language);
  await initI18n({
    namespaces: Object.keys(CATALOGUES[language]),
    storage: null,
    browserLanguages: [language],
    fetch: (url) => {
      const [tongue, file] = url.split('/').slice(-2) as [Language, string];
      return Promise.resolve({
        ok: true,
        status: 200,
        json: () => Promise.resolve(CATALOGUES[tongue][file.replace('.json', '')]),
      });
    },
  });
}
