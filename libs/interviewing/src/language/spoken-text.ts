import type { Language, SpokenText } from '@portal/protocol';

/** Every Arabic mark except the tanwin that readers expect ("حسنًا"). */
const HIDDEN_MARKS = /[\u064C-\u065F\u0670\u06D6-\u06ED]/g;

/** Returns text with full diacritics as the page shows it. */
export const asShown = (text: string): string => text.replace(HIDDEN_MARKS, '');

/** Returns the text to show on the page and, for Arabic, the text with diacritics for TTS. */
export const spokenText = (text: string, language: Language): SpokenText =>
  language === 'ar-SA' ? { text: asShown(text), spoken: text } : { text };
