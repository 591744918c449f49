/** Letters that do not consist of a plain one and a mark, and what they are closest to in English. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
const OTHER_LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'giu');

/** Writes a term in the letters that English has: "José García" becomes "Jose Garcia". */
const inPlainLetters = (term: string): string =>
  term
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(OTHER_LETTER, (letter) => {
      const plain = LETTERS[letter.toLowerCase()]!;
      return letter === letter.toLowerCase() ? plain : plain.toUpperCase();
    });

/**
 * Divides a term into what is said one after the other: "double-entry" into "double" and "entry",
 * "PostgreSQL" into "Postgre" and "SQL", "B2B" into "B", "2" and "B". The pieces are in the letters
 * that English has.
 */
export function piecesOf(term: string): string[] {
  return inPlainLetters(term)
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
