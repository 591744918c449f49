import { getRuntimeConfig, useAuth } from '@portal/auth-store';
import { useLanguage } from '@portal/i18n';
import { engineFor, type HearingEngine, type Language } from '@portal/protocol';
import { findRecognizer } from '../room/recognizer';

/** What hears the candidate in a room. Nothing does where they chose to type, or where there is nothing that could. */
export type RoomRecognition =
  { by: HearingEngine['kind'] | 'browser' } | { by: 'none'; because: 'chosen' | 'unavailable' };

/** What hears the candidate in this room: what they chose, while it is there, or else the default for the interview's language (until the interview is known, the page's). */
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
