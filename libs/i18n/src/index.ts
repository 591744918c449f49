export { CatalogueBackend, cataloguePath, type CatalogueFetch } from './catalogue-backend';
export { errorText } from './error-text';
export { createFormatters, formattingLocale, type Formatters } from './formatters';
export { useDirection, useFormatters, useLanguage, useT } from './hooks';
export { currentLanguage, i18n, initI18n, setLanguage, type InitI18nOptions } from './init';
export { isolate, isolateAgainst } from './isolate';
export {
  LANGUAGE_NAMES,
  LANGUAGE_STORAGE_KEY,
  detectLanguage,
  directionOf,
  supportedLanguage,
  type Direction,
} from './languages';
export { forgetMissingCatalogues, MissingCatalogueError } from './missing-catalogue';
export { I18nextProvider, useTranslation } from 'react-i18next';
