/*
 * Regular expressions for text fields. They avoid Unicode property escapes, so that they also work
 * in the API description and in other programming languages. None of them match U+0000, which
 * PostgreSQL can't store.
 */
/* eslint-disable no-control-regex -- control characters are what these patterns refuse */

/** Text that contains more than just whitespace. */
export const NOT_BLANK = /^\s*[^\s\x00][^\x00]*$/;

/** One line of text that is not blank and contains no control characters. */
export const ONE_LINE = /^ *[^\s\x00-\x1F\x7F-\x9F][^\x00-\x1F\x7F-\x9F\u2028\u2029]*$/;

const ID =
  '[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}';
/** Comma-separated UUIDs, or an empty string. */
export const ID_LIST = new RegExp(`^(?: *${ID} *(?:, *${ID} *)*)?$`);

/** An ISO 8601 date, a date and time with a time zone, or an empty string. */
export const DATE =
  /^(?:[1-9]\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,6})?)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d))?)?$/;
