import type { Language } from '@portal/protocol';

/**
 * The sentence to read aloud in each language. It is short and natural, with words that matter in
 * interviews, and without numbers and contractions, which recognizers write in several ways. The
 * page's texts expect 11 to 99 words, all of which Arabic counts alike.
 */
export const SENTENCES: Record<Language, string> = {
  'en-US': 'In my last project I led a small team and improved the search for our customers.',
  'ar-SA': 'في مشروعي الأخير كنت أقود فريقًا صغيرًا من المهندسين لتحسين قاعدة البيانات.',
};
