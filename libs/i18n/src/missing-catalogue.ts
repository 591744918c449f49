import { DEFAULT_LANGUAGE } from '@portal/protocol';
import type { i18n as I18n } from 'i18next';
import { i18n as pageI18n } from './init';

/** A screen's texts could not be had in any language. Thrown while it is drawn, for what stands around it to say so. */
export class MissingCatalogueError extends Error {
  override readonly name = 'MissingCatalogueError';

  constructor(readonly namespace: string) {
    super(`the texts of "${namespace}" could not be fetched`);
  }
}

/** Whether a namespace has texts to show, in the page's language or in the fallback's. */
export const hasCatalogue = (namespace: string, i18n: I18n): boolean =>
  [i18n.language, DEFAULT_LANGUAGE].some((language) => i18n.hasResourceBundle(language, namespace));

interface Connector {
  state: Record<string, number>;
}

/** Forgets which catalogues could not be had: whoever asks for one next has it fetched again. */
export function forgetMissingCatalogues(i18n: I18n = pageI18n): void {
  const { state } = (i18n.services as { backendConnector: Connector }).backendConnector;
  // i18next: -1 and 0 have failed, 1 is on its way, 2 is there.
  for (const [name, value] of Object.entries(state)) if (value < 1) delete state[name];
}
