import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@portal/protocol';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { createFormatters, type Formatters } from './formatters';
import { directionOf, type Direction } from './languages';
import { hasCatalogue, MissingCatalogueError } from './missing-catalogue';

/**
 * Returns the function `t` for one namespace; suspends until its catalogue has loaded. Strings from
 * `common` are available as `t('common:…')`.
 * @throws {MissingCatalogueError} if the catalogue can't be loaded in the page's language or the
 *   fallback language.
 */
export function useT(namespace: string) {
  const { t, i18n } = useTranslation([namespace, 'common']);
  if (i18n.isInitialized && !hasCatalogue(namespace, i18n))
    throw new MissingCatalogueError(namespace);
  return t;
}

/** Returns the page's language, and re-renders the component when the language changes. */
export function useLanguage(): Language {
  const { i18n } = useTranslation('common');
  return LANGUAGES.find((language) => language === i18n.language) ?? DEFAULT_LANGUAGE;
}

export function useDirection(): Direction {
  return directionOf(useLanguage());
}

/** Returns formatters for dates, numbers, durations and sizes in the page's language. */
export function useFormatters(): Formatters {
  const language = useLanguage();
  return useMemo(() => createFormatters(language), [language]);
}
