import type { Language } from '@portal/protocol';

/** How prompts name the language that a model writes. */
export const LANGUAGES: Readonly<Record<Language, string>> = {
  'en-US': 'English',
  'ar-SA':
    'Modern Standard Arabic, without diacritics, neutral as to the gender of the person spoken to',
};
