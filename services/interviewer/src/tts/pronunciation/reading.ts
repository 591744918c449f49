import type { Language } from '@portal/protocol';
import { ARABIC_TERMS } from './arabic';
import { ENGLISH_TERMS } from './english';
import { RULES, type Rule } from './numbers';

/** A line of a pronunciation list. `sounds` is in espeak-ng's IPA. */
export interface Term {
  written: string;
  said: string;
  sounds: string;
}

/** A part of a text: as it is shown, and as it is written for espeak-ng. */
export interface Part {
  shown: string;
  said: string;
}

/** Parses a pronunciation list. */
function termsIn(list: string): Term[] {
  return list
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .flatMap(([written, said, sounds]) =>
      written && said && sounds ? [{ written, said, sounds }] : [],
    );
}

/** The pronunciation lists. */
export const TERMS: Readonly<Record<Language, readonly Term[]>> = {
  'en-US': termsIn(ENGLISH_TERMS),
  'ar-SA': termsIn(ARABIC_TERMS),
};

const LATIN = /^[^\p{L}]*[A-Za-z]|^\d/u;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/**
 * Finds a term where it stands alone. An Arabic prefix may stand before a Latin term ("بـRedis"),
 * but no letter or vowel mark may stand next to an Arabic one.
 */
function ruleFor({ written, said }: Term): Rule {
  const anyCase = /[a-z]/.test(written);
  const latin = LATIN.test(written);
  const [before, after] = latin
    ? [String.raw`(?<![A-Za-z\d])`, String.raw`(?![A-Za-z\d]|[+#])`]
    : [String.raw`(?<![\p{L}\p{M}\d.])`, String.raw`(?![\p{L}\p{M}])`];
  return {
    pattern: new RegExp(before + escaped(written) + after, anyCase ? 'giu' : 'gu'),
    say: () => said,
  };
}

/** Writes A among spelled letters so that espeak-ng doesn't take it for the article. */
const named = (said: string) => said.replace(/(?<=-)A\b|\bA(?=-)/g, 'eigh');

/** In Arabic, the English list holds as well, after the Arabic one. */
const ALL: Readonly<Record<Language, readonly Rule[]>> = {
  'en-US': [...TERMS['en-US'].map(ruleFor), ...RULES['en-US']],
  'ar-SA': [...[...TERMS['ar-SA'], ...TERMS['en-US']].map(ruleFor), ...RULES['ar-SA']],
};

/**
 * Divides a text into parts that together are the text, and gives each part's reading. Where
 * several rules match, the one that begins first holds, then the longest match, then the first rule.
 */
export function partsOf(text: string, language: Language): Part[] {
  const parts: Part[] = [];
  const latin = withLatinDigits(text);
  let at = 0;
  const keep = (until: number) => {
    const shown = text.slice(at, until);
    if (shown)
      parts.push({ shown, said: language === 'ar-SA' ? forArabic(latin.slice(at, until)) : shown });
  };
  for (const { start, end, said } of matchesIn(latin, language)) {
    if (start < at) continue;
    keep(start);
    parts.push({
      shown: text.slice(start, end),
      said: language === 'ar-SA' ? forArabic(said) : said,
    });
    at = end;
  }
  keep(text.length);
  return parts;
}

/** Writes a text so that espeak-ng reads it right. For its own voices only, and never shown. */
export function readingOf(text: string, language: Language): string {
  return partsOf(text, language)
    .map(({ said }) => said)
    .join('');
}

function matchesIn(text: string, language: Language) {
  return ALL[language]
    .flatMap(({ pattern, say }) =>
      [...text.matchAll(pattern)].map((match) => ({
        start: match.index,
        end: match.index + match[0].length,
        said: named(say(match)),
      })),
    )
    .sort((a, b) => a.start - b.start || b.end - a.end);
}

const withLatinDigits = (text: string) =>
  text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660));

/** The letters that an Arabic article before them doubles. */
const SUN = 'تثدذرزسشصضطظن';

/**
 * Writes doubled letters as espeak-ng needs them. Unicode's normal order puts a vowel mark before
 * the shadda, and espeak-ng then drops the vowel: "ثُمَّ" would be "thumm". It makes a long vowel of a
 * doubled و or ي, and three of a letter that the article has already doubled. Its pause at an Arabic
 * comma is under 120 ms at our rates; at a semicolon, with the same melody, it is long enough.
 */
function forArabic(text: string): string {
  return text
    .replace(/،(?=\s)/g, '؛')
    .replace(/([\u064B-\u0650])\u0651/g, '\u0651$1')
    .replace(new RegExp(`(?<![\\p{L}\\p{M}])ال([${SUN}])\u0651`, 'gu'), 'ال$1')
    .replace(/([وي])\u0651(?=[\u064B-\u0650])/g, '$1\u0652$1');
}
