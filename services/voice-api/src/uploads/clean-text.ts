/** Half a surrogate pair: not a character. */
const HALF_PAIR = /\p{Surrogate}/gu;
/** Control characters except tab and line breaks. */
const CONTROLS = /[^\P{Cc}\t\n\r]/gu;
/**
 * Invisible characters: bidi overrides and isolates, which make text look different from what it
 * says, and all that can hide words from people, such as zero-width spaces, fillers and tags (an
 * invisible ASCII). Direction marks, joiners and the two emoji selectors stay.
 */
const SHAPELESS =
  /(?!\p{Join_Control}|\u200E|\u200F|\u061C|\uFE0E|\uFE0F)\p{Default_Ignorable_Code_Point}|[\uFFF9-\uFFFB]/gu;
/** Joiners and selectors only have a meaning one at a time and after a character. */
const IDLE_JOINERS =
  /(?<=^|\s|\p{Join_Control})(?:\p{Join_Control}|\uFE0E|\uFE0F)+|(?<=\uFE0E|\uFE0F)(?:\uFE0E|\uFE0F)+/gu;

/**
 * A character that `cleanText` keeps and that is not white space, for patterns in the API
 * description, which other languages' regular expressions must be able to read.
 */
export const VISIBLE_CHARACTER =
  '[^\\s\\x00-\\x1F\\x7F-\\xA0\\xAD\\u034F\\u061C\\u115F\\u1160\\u1680\\u17B4\\u17B5\\u180B-\\u180F\\u2000-\\u200F\\u2028-\\u202F\\u205F-\\u206F\\u3000\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFF0-\\uFFFF]';

/** Removes characters that are invisible, reorder text, or that the database cannot store. */
export function cleanText(text: string): string {
  return text
    .replace(HALF_PAIR, '\uFFFD')
    .replace(CONTROLS, '')
    .replace(SHAPELESS, '')
    .replace(IDLE_JOINERS, '');
}
