/*
 * Patterns of text fields, on one line and without Unicode properties, so that the API description
 * can quote them and other languages can read them. None admits U+0000, which PostgreSQL can't store.
 */
/* eslint-disable no-control-regex -- control characters are what these patterns refuse */

/** Something other than white space. */
export const NOT_BLANK = /^\s*[^\s\x00][^\x00]*$/;

/** Not blank, and no control characters, line separators or paragraph separators. */
export const ONE_LINE = /^ *[^\s\x00-\x1F\x7F-\x9F][^\x00-\x1F\x7F-\x9F\u2028\u2029]*$/;

const ID =
  '[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}';
/** Comma-separated UUIDs, or nothing. */
export const ID_LIST = new RegExp(`^(?: *${ID} *(?:, *${ID} *)*)?$`);

/** ISO 8601: a day, an instant with its time zone, or nothing. */
export const DATE =
  /^(?:[1-9]\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,6})?)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d))?)?$/;
