import type { Language } from '@portal/protocol';
import { EVERYDAY } from '../../assessment/reading/everyday';
import { contentStems, stem } from '../../language/words';
import { arabicQuotes } from './arabic';
import { englishQuotes } from './english';

/** Words of the candidate, exactly as said, that fit into a sentence of the interviewer. */
export interface Quote {
  text: string;
  /**
   * `deed`: what the candidate did, does or would do. In English a verb with what belongs to it, as
   * it stands after "you"; in Arabic a clause, to be quoted. `result`: a whole clause that says what
   * came of it.
   */
  kind: 'deed' | 'result';
  /** Whether it tells of the past. */
  past: boolean;
}

const QUOTES: Readonly<Record<Language, (answer: string) => Quote[]>> = {
  'en-US': englishQuotes,
  'ar-SA': arabicQuotes,
};

/** Number of words of a trade (see `specificOf`) in a quote from which more don't matter. */
const SPECIFIC_ENOUGH = 3;

/** Returns the words of a quote that people of other trades hardly use: names, terms, things. */
export const specificOf = (text: string): string[] =>
  [...contentStems(text)].filter((word) => !EVERYDAY.has(word));

/**
 * Returns what the candidate said that a reply can take up, the most telling first. In Arabic, where
 * a whole clause is quoted, that is the latest one with words of a trade: an answer leads up to what
 * matters. Quotes that only repeat the question are left out. Often empty: half a sentence is worse
 * than none.
 */
export function quotesOf(answer: string, asked: string, language: Language): Quote[] {
  const known = contentStems(asked);
  const worth = ({ text }: Quote) => {
    const isNew = (word: string) => !known.has(stem(word)) && !/\d/.test(word);
    const own = [...contentStems(text)].filter(isNew).length;
    const specific = specificOf(text).filter(isNew).length;
    if (own < 2 && specific === 0) return 0;
    if (language === 'ar-SA') return specific > 0 ? 2 : 1;
    return own + 2 * Math.min(SPECIFIC_ENOUGH, specific);
  };
  const quotes = QUOTES[language](answer);
  return (language === 'ar-SA' ? quotes.reverse() : quotes)
    .map((quote) => ({ quote, value: worth(quote) }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value)
    .map(({ quote }) => quote);
}
