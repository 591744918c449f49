/** Matches unpaired surrogates, which are not valid characters. */
const HALF_PAIR = /\p{Surrogate}/gu;
/** Matches control characters except tab and line breaks. */
const CONTROLS = /[^\P{Cc}\t\n\r]/gu;
/**
 * Matches invisible characters. Some make text look different from what it says (bidi overrides and
 * isolates). Others can hide words from people (zero-width spaces, fillers, invisible ASCII tags).
 * Direction marks, joiners and the two emoji selectors are kept.
 */
const SHAPELESS =
  /(?!\p{Join_Control}|\u200E|\u200F|\u061C|\uFE0E|\uFE0F)\p{Default_Ignorable_Code_Point}|[\uFFF9-\uFFFB]/gu;
/**
 * Matches joiners and selectors that have no effect, because they are repeated or don't follow a
 * character.
 */
const IDLE_JOINERS =
  /(?<=^|\s|\p{Join_Control})(?:\p{Join_Control}|\uFE0E|\uFE0F)+|(?<=\uFE0E|\uFE0F)(?:\uFE0E|\uFE0F)+/gu;

/**
 * Matches one non-whitespace character that `cleanText` keeps. Used for patterns in the API
 * description, so it must also be valid regex syntax in other languages.
 */
export const VISIBLE_CHARACTER =
  '[^\\s\\x00-\\x1F\\x7F-\\xA0\\xAD\\u034F\\u061C\\u115F\\u1160\\u1680\\u17B4\\u17B5\\u180B-\\u180F\\u2000-\\u200F\\u2028-\\u202F\\u205F-\\u206F\\u3000\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFF0-\\uFFFF]';

/** Removes characters that are invisible, that reorder text, or that the database cannot store. */
export function cleanText(text: string): string {
  return text
    .replace(HALF_PAIR, '\uFFFD')
    .replace(CONTROLS, '')
    .replace(SHAPELESS, '')
    .replace(IDLE_JOINERS, '');
}
