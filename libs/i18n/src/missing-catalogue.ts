import { DEFAULT_LANGUAGE } from '@portal/protocol';
import type { i18n as I18n } from 'i18next';
import { i18n as pageI18n } from './init';

/**
 * Thrown during rendering if a screen's text could not be loaded in any language. An error boundary
 * catches it.
 */
export class MissingCatalogueError extends Error {
  override readonly name = 'MissingCatalogueError';

  constructor(readonly namespace: string) {
    super(`the texts of "${namespace}" could not be fetched`);
  }
}

/** Whether a namespace's catalogue is available in the page's language or the fallback language. */
export const hasCatalogue = (namespace: string, i18n: I18n): boolean =>
  [i18n.language, DEFAULT_LANGUAGE].some((language) => i18n.hasResourceBundle(language, namespace));

interface Connector {
  state: Record<string, number>;
}

/**
 * Forgets the catalogues that could not be loaded, so that they are requested again when they are
 * next used.
 */
export function forgetMissingCatalogues(i18n: I18n = pageI18n): void {
  const { state } = (i18n.services as { backendConnector: Connector }).backendConnector;
  // In i18next's state, -1 and 0 mean failed, 1 means loading and 2 means loaded.
  for (const [name, value] of Object.entries(state)) if (value < 1) delete state[name];
}
