import type { Direction } from './languages';

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

const RIGHT_TO_LEFT_LETTER =
  /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana}/u;
const LEFT_TO_RIGHT_LETTER =
  /(?!\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana})\p{L}/u;

/**
 * Isolates a name within a sentence, so that its text direction doesn't affect the rest of the
 * sentence. In markup, use `<bdi>` instead.
 */
export const isolate = (text: string): string => `${FIRST_STRONG_ISOLATE}${text}${POP_ISOLATE}`;

/**
 * Isolates text that contains letters written in the opposite direction. Returns any other text
 * unchanged.
 */
export function isolateAgainst(direction: Direction, text: string): string {
  return (direction === 'rtl' ? LEFT_TO_RIGHT_LETTER : RIGHT_TO_LEFT_LETTER).test(text) &&
    !text.startsWith(FIRST_STRONG_ISOLATE)
    ? isolate(text)
    : text;
}
