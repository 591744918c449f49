import type { TextDirection } from '../../transcript/direction';
import { hasWords } from '../words';

/** What stands on the card, in the page's language, except the quote. */
export interface Card {
  direction: TextDirection;
  /** 0–100. */
  score: number;
  /** Below the number, such as "of 100". */
  outOf: string;
  kind: string;
  /** The job's title, without the company; null if it is unknown. */
  role: string | null;
  quote: {
    text: string;
    direction: TextDirection;
    marks: readonly [open: string, close: string];
  } | null;
  day: string;
  product: string;
}

/**
 * Whether words may stand on a card that others see: they hold no address, no long number, and none
 * of the names, which are the candidate's and the company's.
 */
export function isShareable(quote: string, names: readonly (string | null)[]): boolean {
  if (/\S@\S|https?:|\d[\d\s().-]{6,}\d/u.test(quote)) return false;
  return names.every((name) => !name?.trim() || !hasWords(quote, name));
}
