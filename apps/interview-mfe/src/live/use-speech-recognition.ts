import { getRuntimeConfig, useAuth } from '@portal/auth-store';
import { useLanguage } from '@portal/i18n';
import { engineFor, type Language, type SttEngineInfo } from '@portal/protocol';
import { findRecognizer } from '../room/recognizer';

/**
 * What recognizes the candidate's speech. `none` if the candidate chose to type, or if no
 * recognizer is available.
 */
export type RoomRecognition =
  { by: SttEngineInfo['kind'] | 'browser' } | { by: 'none'; because: 'chosen' | 'unavailable' };

/**
 * Selects the recognizer: the candidate's choice if it is available, otherwise the default for the
 * interview's language. Until the interview is loaded, the page's language is used.
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
