import type { Language } from '@portal/protocol';

/** A part of a sentence that is spoken in one breath. */
export interface Phrase {
  text: string;
  /** Whether it asks something. */
  asks: boolean;
}

const QUESTION_WORD: Readonly<Record<Language, string>> = {
  'en-US': String.raw`(?:(?:at|by|for|from|in|of|on|to|with) )?(?:what|which|who|whom|whose|where|when|why|how|do|does|did|have|has|is|are|was|were|can|could|would|will|should)(?!\p{L})`,
  // Vowel marks may stand after each letter.
  'ar-SA': [
    'ما',
    'ماذا',
    'لماذا',
    'بماذا',
    'من',
    'متى',
    'أين',
    'كيف',
    'كم',
    'هل',
    'أي',
    'أية',
    'بأي',
    'في أي',
    'إلى أين',
    'لمن',
  ]
    .map((word) => [...word].join(String.raw`\p{M}*`))
    .join('|')
    .replace(/^/, '(?:')
    .replace(/$/, String.raw`)\p{M}*(?!\p{L})`),
};
const ASKS = /[?؟]["'”’»)\]]*$/u;
/** Where a question may begin in the middle of a sentence: after a mark or a dash. */
const BREAK = String.raw`(?:[,;:.!?،؛؟]["'”’»)\]]*|\s[–—-])\s+`;

const QUESTION: Readonly<Record<Language, { first: RegExp; later: RegExp }>> = {
  'en-US': questionIn('en-US'),
  'ar-SA': questionIn('ar-SA'),
};

function questionIn(language: Language) {
  const word = QUESTION_WORD[language];
  return {
    first: new RegExp(String.raw`^["'“‘«(\[]*${word}`, 'iu'),
    later: new RegExp(`${BREAK}(?=${word})`, 'iu'),
  };
}

/**
 * Divides a sentence into what leads up to its question, if anything does, and the question. A
 * question that begins without a question word is not divided.
 */
export function phrasesOf(sentence: string, language: Language): Phrase[] {
  if (!ASKS.test(sentence)) return [{ text: sentence, asks: false }];
  const { first, later } = QUESTION[language];
  const match = first.test(sentence) ? null : later.exec(sentence);
  if (!match) return [{ text: sentence, asks: true }];
  const start = match.index + match[0].length;
  return [
    { text: sentence.slice(0, start).trimEnd(), asks: false },
    { text: sentence.slice(start), asks: true },
  ];
}
