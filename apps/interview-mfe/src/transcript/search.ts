import type { TranscriptItem } from './entry';

/** A range in an entry's text, in UTF-16 code units. `end` is exclusive. */
export interface TextRange {
  start: number;
  end: number;
}

export interface SearchMatch extends TextRange {
  itemId: string;
}

/**
 * Text normalized for comparison. UTF-16 unit `i` of `text` corresponds to the original text from
 * `starts[i]` to `ends[i]`.
 */
interface FoldedText {
  text: string;
  starts: number[];
  ends: number[];
}

/**
 * Maps characters to their equivalents for search, in cases that Unicode normalization doesn't
 * cover.
 */
const SAME_LETTER: Record<string, string> = {
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ک: 'ك',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '‑': '-',
  ı: 'i',
  ø: 'o',
  đ: 'd',
  ł: 'l',
};
/**
 * Characters that a search ignores: combining marks (tashkeel and accents), tatweel and zero-width
 * characters.
 */
const IGNORED = /[\p{M}\p{Cf}\u0640]/u;
const ARABIC_DIGIT = /[\u0660-\u0669\u06f0-\u06f9]/;

function foldCharacter(character: string): string {
  if (/\s/u.test(character)) return ' ';
  if (ARABIC_DIGIT.test(character)) return String(character.charCodeAt(0) & 0xf);
  const letters = [...character.normalize('NFKD').toLowerCase().normalize('NFKD')].filter(
    (letter) => !IGNORED.test(letter),
  );
  return letters.map((letter) => SAME_LETTER[letter] ?? letter).join('');
}

/**
 * Normalizes text for comparison: converts it to lower case, removes accents and tashkeel, unifies
 * forms of alef, yeh and teh marbuta, and collapses whitespace.
 */
export function foldText(original: string): FoldedText {
  const folded: FoldedText = { text: '', starts: [], ends: [] };
  let at = 0;
  for (const character of original) {
    const end = at + character.length;
    const last = folded.ends.length - 1;
    const units = foldCharacter(character);
    // Attach a combining mark to the letter before it, and repeated spaces to the first space, so
    // that highlights include them.
    const joinsLast = units === '' || (units === ' ' && folded.text.endsWith(' '));
    if (!joinsLast) {
      folded.text += units;
      for (let unit = 0; unit < units.length; unit += 1) {
        folded.starts.push(at);
        folded.ends.push(end);
      }
    } else if (last >= 0) {
      folded.ends[last] = end;
    }
    at = end;
  }
  return folded;
}

/** Returns all matches for `query` in `text`, in order and without overlaps. */
export function findInText(text: string, query: string): TextRange[] {
  const wanted = foldText(query).text.trim();
  if (wanted === '') return [];
  const folded = foldText(text);
  const ranges: TextRange[] = [];
  for (
    let at = folded.text.indexOf(wanted);
    at >= 0;
    at = folded.text.indexOf(wanted, at + wanted.length)
  ) {
    const start = folded.starts[at]!;
    // One character, such as an ellipsis, may match several times once normalized. Highlight it
    // only once.
    if (start >= (ranges.at(-1)?.end ?? 0))
      ranges.push({ start, end: folded.ends[at + wanted.length - 1]! });
  }
  return ranges;
}

/** Returns all matches in the transcript, in order. */
export function searchTranscript(
  items: readonly Pick<TranscriptItem, 'id' | 'text'>[],
  query: string,
): SearchMatch[] {
  return items.flatMap(({ id, text }) =>
    findInText(text, query).map((range) => ({ itemId: id, ...range })),
  );
}

export interface TextPiece {
  text: string;
  start: number;
  match: boolean;
}

/**
 * Splits text into pieces that match and pieces that don't. `ranges` must be in order and must not
 * overlap.
 */
export function splitByRanges(text: string, ranges: readonly TextRange[]): TextPiece[] {
  const pieces: TextPiece[] = [];
  let at = 0;
  const add = (end: number, match: boolean) => {
    if (end > at) pieces.push({ text: text.slice(at, end), start: at, match });
    at = end;
  };
  for (const { start, end } of ranges) {
    add(start, false);
    add(end, true);
  }
  add(text.length, false);
  return pieces;
}
