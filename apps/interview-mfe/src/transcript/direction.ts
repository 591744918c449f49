import type { Language } from '@portal/protocol';

export type TextDirection = 'ltr' | 'rtl';

/**
 * An utterance is shown in the interview's direction if at least this share of its words run that
 * way. An Arabic sentence stays right-to-left even if it begins with "React" and half of its words
 * are technical terms.
 */
const EXPECTED_SHARE = 1 / 3;

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
const LETTER = /\p{L}/gu;

const directionOfWord = (word: string): TextDirection | null => {
  const letter = word.match(LETTER)?.[0];
  if (letter === undefined) return null;
  return RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr';
};

/**
 * Returns the reading direction of an utterance. All words are considered, whereas `dir="auto"`
 * looks only at the first letter. `expected` is the interview's language; its direction is
 * preferred if the text is mixed or has no letters.
 */
export function textDirection(text: string, expected: Language): TextDirection {
  const hint: TextDirection = expected === 'ar-SA' ? 'rtl' : 'ltr';
  const words = text
    .split(/\s+/u)
    .map(directionOfWord)
    .filter((direction) => direction !== null);
  if (words.length === 0) return hint;
  const share = words.filter((direction) => direction === hint).length / words.length;
  if (share >= EXPECTED_SHARE) return hint;
  return hint === 'rtl' ? 'ltr' : 'rtl';
}

/** Returns the language of an utterance (Arabic or English), or undefined if it has no letters. */
export function textLanguage(text: string, expected: Language): 'ar' | 'en' | undefined {
  if (text.search(LETTER) < 0) return undefined;
  return textDirection(text, expected) === 'rtl' ? 'ar' : 'en';
}
