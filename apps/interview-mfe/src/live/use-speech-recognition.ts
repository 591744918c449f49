import { getRuntimeConfig, useAuth } from '@portal/auth-store';
import { useLanguage } from '@portal/i18n';
import { engineFor, type Language, type SttEngineInfo } from '@portal/protocol';
import { findRecognizer } from '../room/recognizer';

/**
 * How the candidate's speech is recognized. `none` if the candidate chose to type, or if no
 * recognizer is available.
 */
export type RoomRecognition =
  { by: SttEngineInfo['kind'] | 'browser' } | { by: 'none'; because: 'chosen' | 'unavailable' };

/**
 * Returns the server's recognizer that can take over from the browser's without further consent,
 * because it keeps the candidate's voice on the site's machines; null if there is none.
 */
export function useOwnRecognizer(language: Language | null): 'local' | 'built-in' | null {
  const pageLanguage = useLanguage();
  const engines = getRuntimeConfig().engines.hearing[language ?? pageLanguage];
  const kind = engineFor(engines, 'local')?.kind;
  return kind === 'local' || kind === 'built-in' ? kind : null;
}

/**
 * Selects the recognizer: the candidate's choice or, if the servers don't offer it, a default for
 * the interview's language. If browser recognition was chosen but isn't supported, there is no
 * fallback. Until the interview is loaded, the page's language is used.
 */
export function useSpeechRecognition(language: Language | null): RoomRecognition {
  const pageLanguage = useLanguage();
  const chosen = useAuth((state) => state.hearing);
  const engines = getRuntimeConfig().engines.hearing[language ?? pageLanguage];
  if (chosen === 'browser')
    return findRecognizer() ? { by: 'browser' } : { by: 'none', because: 'unavailable' };
  const engine = engineFor(engines, chosen);
  if (engine) return { by: engine.kind };
  return {
    by: 'none',
    because: chosen === 'none' && engines.length > 0 ? 'chosen' : 'unavailable',
  };
}
