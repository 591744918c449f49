/**
 * Divides a term into what is said one after the other: "double-entry" into "double" and "entry",
 * "PostgreSQL" into "Postgre" and "SQL", "B2B" into "B", "2" and "B".
 */
export function piecesOf(term: string): string[] {
  return term
    .split(/[-/&.+#]/)
    .filter(Boolean)
    .flatMap((part) =>
      /[a-z][A-Z]|\d/.test(part)
        ? (part.match(/[A-Z]{2,}s?(?![a-z])|[A-Z]?[a-z'’]+|\d+|[A-Z]/g) ?? [])
        : [part],
    );
}

/** Longest term in capitals that may be an abbreviation, in letters. */
const ABBREVIATION_LETTERS = 6;

/**
 * The letters of an abbreviation, for naming them one by one ("H-S-M"), with its plural ("D-A-G s");
 * null if the term isn't one.
 */
export function spelledOut(piece: string): string | null {
  const [, letters, plural] = /^([A-Z]{2,})(s?)$/.exec(piece) ?? [];
  if (letters === undefined || letters.length > ABBREVIATION_LETTERS) return null;
  return [...letters].join('-') + (plural ?? '');
}
