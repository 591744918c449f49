import { getRuntimeConfig } from '@portal/auth-store';
import { useLanguage } from '@portal/i18n';
import type { Language } from '@portal/protocol';

/** Whether speech of the interview's language can be recognised here; until the interview is known, of the page's language. */
export function useHearing(language: Language | null): boolean {
  const pageLanguage = useLanguage();
  return getRuntimeConfig().engines.hearing[language ?? pageLanguage].kind !== 'none';
}
