import { createFormatters } from '@portal/i18n';
import type { TranscriptItem } from '../entry';
import type { TranscriptDocument } from '../transcript-document';

/** Creates a transcript entry. `more` overrides the default fields. */
export const entry = (text: string, more: Partial<TranscriptItem> = {}): TranscriptItem => ({
  id: text,
  speaker: 'user',
  text,
  atMs: 31_000,
  interrupted: false,
  ...more,
});

/** Creates a transcript of an English interview for an English-speaking reader. */
export const englishTranscript = (...items: TranscriptItem[]): TranscriptDocument => ({
  items,
  names: { user: 'You', ai: 'Rachel', system: 'Note' },
  language: 'en-US',
  pageLanguage: 'en-US',
  subject: 'Backend Engineer, Marsa Pay',
  heldAtMs: Date.parse('2026-11-18T10:00:00Z'),
  formatters: createFormatters('en-US'),
  words: {
    title: 'Interview transcript',
    interrupted: 'interrupted',
    misheard: 'May have been misheard',
    heard: 'As heard, before the correction',
    added: 'Added, not scored',
    page: (number, total) => `Page ${number} of ${total}`,
  },
});

/** Creates a transcript of an Arabic interview for an Arabic-speaking reader. */
export const arabicTranscript = (...items: TranscriptItem[]): TranscriptDocument => ({
  ...englishTranscript(...items),
  names: { user: 'أنت', ai: 'ريتشل', system: 'ملاحظة' },
  language: 'ar-SA',
  pageLanguage: 'ar-SA',
  formatters: createFormatters('ar-SA'),
  words: {
    title: 'نص المقابلة',
    interrupted: 'قوطع الكلام',
    misheard: 'ربما سُمع خطأً',
    heard: 'كما سُمع قبل التصحيح',
    added: 'مُضاف ولا يُقيَّم',
    page: (number, total) => `الصفحة ${number} من ${total}`,
  },
});
