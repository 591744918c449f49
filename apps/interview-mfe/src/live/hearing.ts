import { getRuntimeConfig } from '@portal/auth-store';
import { useLanguage } from '@portal/i18n';
import type { HearingChoice, Language } from '@portal/protocol';

/** What recognises speech of the interview's language here; until the interview is known, of the page's language. */
export function useHearing(language: Language | null): HearingChoice {
  const pageLanguage = useLanguage();
  return getRuntimeConfig().engines.hearing[language ?? pageLanguage][0]?.kind ?? 'none';
}
