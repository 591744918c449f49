import { DEFAULT_LANGUAGE } from '@portal/protocol';
import type { i18n as I18n } from 'i18next';
import { i18n as pageI18n } from './init';

/**
 * A screen's texts could not be loaded in any language. Thrown while rendering, for an error
 * boundary.
 */
export class MissingCatalogueError extends Error {
  override readonly name = 'MissingCatalogueError';

  constructor(readonly namespace: string) {
    super(`the texts of "${namespace}" could not be fetched`);
  }
}

/** Whether a namespace has texts in the page's language or the fallback language. */
export const hasCatalogue = (namespace: string, i18n: I18n): boolean =>
  [i18n.language, DEFAULT_LANGUAGE].some((language) => i18n.hasResourceBundle(language, namespace));

interface Connector {
  state: Record<string, number>;
}

/** Forgets failed catalogues, so that they are requested again on next use. */
export function forgetMissingCatalogues(i18n: I18n = pageI18n): void {
  const { state } = (i18n.services as { backendConnector: Connector }).backendConnector;
  // i18next's states: -1 and 0 are failures, 1 is loading, 2 is loaded.
  for (const [name, value] of Object.entries(state)) if (value < 1) delete state[name];
}
