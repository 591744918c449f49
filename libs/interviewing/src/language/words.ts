import type { Language } from '@portal/protocol';

const ARABIC_MARKS = /[\u064B-\u065F\u0670\u06D6-\u06ED]/g;

/**
 * Removes all Arabic short-vowel marks, for comparing. For the text to show, see
 * `asShown`.
 */
export function withoutTashkeel(text: string): string {
  return text.replace(ARABIC_MARKS, '');
}

/** Converts Arabic-Indic and Persian digits to Latin ones. */
export function latinDigits(text: string): string {
  return text
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0));
}

/**
 * Normalises spelling: converts letters to lower case, digits to Latin digits and apostrophes to
 * straight ones. In Arabic, also removes diacritics and writes all variants of alef, ya and ta
 * marbuta the same way.
 */
export function fold(text: string): string {
  return withoutTashkeel(latinDigits(text.normalize('NFKC')))
    .toLowerCase()
    .replace(/\u0640/g, '')
    .replace(/[\u2018\u2019\u02BC]/g, "'")
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/ؤ/g, 'و')
    .replace(/ئ/g, 'ي');
}

const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}'+#&]|[.,](?=\p{L}|\p{N}))*%?/gu;

/**
 * Returns the folded words of a text, in order. Hyphens and slashes separate words; `node.js`,
 * `c++`, `2.5` and `40%` stay whole.
 */
export function words(text: string): string[] {
  return fold(text).match(WORD) ?? [];
}

/** Returns a folded Arabic word without an "and" or "so" that is written onto it: وسلمنا، فانخفضت. */
export const withoutAnd = (word: string): string => word.replace(/^(?:و(?=.{3})|ف(?=.{4}))/, '');

const ENGLISH_SUFFIXES = [
  'ations',
  'ation',
  'ments',
  'ment',
  'ings',
  'ing',
  'ies',
  'ied',
  'ers',
  'ed',
  'er',
  'es',
  'ly',
  's',
  'e',
];
const ARABIC_PREFIXES = [
  'وبال',
  'وال',
  'بال',
  'كال',
  'فال',
  'لل',
  'ال',
  'و',
  'ف',
  'ب',
  'ل',
  'ك',
  'س',
];
const ARABIC_SUFFIXES = [
  'اتها',
  'تها',
  'هما',
  'اتي',
  'ات',
  'ون',
  'ين',
  'ها',
  'هم',
  'نا',
  'تي',
  'يه',
  'ته',
  'ه',
  'ت',
  'ي',
  'ك',
];

/** Endings that British and American English spell differently, British first. */
const SPELLINGS: readonly [RegExp, string][] = [
  [/^practis/, 'practic'],
  [/(?<=\w{3})our(?=$|s|ed|ing|al|ite)/, 'or'],
  [/(?<=\w{3})is(?=(?:e[drs]?|ers|ing|ations?)$)/, 'iz'],
  [/ys(?=(?:e[drs]?|ers|ing)$)/, 'yz'],
  [/(?<=\w{2})tre(?=[ds]?$)/, 'ter'],
  [/amme(?=s?$)/, 'am'],
];

/** Spells an English word as Americans do, so that both spellings have the same stem. */
const inAmerican = (word: string): string =>
  SPELLINGS.reduce((spelled, [british, american]) => spelled.replace(british, american), word);

function stemEnglish(british: string): string {
  const word = inAmerican(british);
  for (const suffix of ENGLISH_SUFFIXES) {
    if (word.endsWith(suffix) && word.length - suffix.length >= 3) {
      const base = word.slice(0, -suffix.length);
      // Undo a doubled consonant, so that "planned" and "plan" have the same stem.
      return /([bdgklmnprt])\1$/.test(base) && base.length > 3
        ? base.slice(0, -1)
        : base.replace(/i$/, 'y');
    }
  }
  return word;
}

function stemArabic(word: string): string {
  let base = word;
  const prefix = ARABIC_PREFIXES.find((p) => base.startsWith(p) && base.length - p.length >= 3);
  if (prefix) base = base.slice(prefix.length);
  const suffix = ARABIC_SUFFIXES.find((s) => base.endsWith(s) && base.length - s.length >= 3);
  return suffix ? base.slice(0, -suffix.length) : base;
}

/**
 * Returns an approximate stem: enough to match "caching" with "cache", but not always a real word.
 * Expects a folded word.
 */
export function stem(word: string): string {
  if (/[\u0600-\u06FF]/.test(word)) return stemArabic(word);
  return /^[a-z']+$/.test(word) ? stemEnglish(word.replace(/'(s|d|ll|ve|re|m|t)?$/, '')) : word;
}

const set = (text: string): ReadonlySet<string> =>
  new Set(text.split(/\s+/).filter(Boolean).map(fold));

const STOP_WORDS = set(`
a an the and or but so if then than that this these those there here it its it's i'm i i've i'd i'll me my mine myself we we're we've our ours us
you your yours he she they them their his her him who whom which what when where why how is am are was were be been being do does did done
doing have has had having will would shall should can could may might must not no nor yes ok okay to of in on at by for from with about into over
under up down out off as also just very really quite much many more most some any all each every few other another such own same too only even
again once well like get got gets getting go goes going went gone make made makes thing things stuff lot lots kind sort bit way one two don't
didn't doesn't wasn't weren't isn't aren't can't couldn't wouldn't won't let's that's there's because while after before during between through
always usually often sometimes never maybe perhaps probably actually basically literally please thanks thank
في من الى على عن مع هو هي هم هذا هذه ذلك تلك التي الذي الذين ان انا انت نحن كان كانت كنت كنا يكون تكون ما ماذا لماذا كيف متى اين هل لا لم لن
ليس نعم او و ثم لكن قد كل بعض اي ايضا جدا فقط كما لان حتى عند عندما بعد قبل بين خلال حول لي لك له لها لنا لهم به بها فيه فيها منه منها عليه عليها
الان هناك هنا غير اكثر اقل مثل شيء اشياء يعني طيب كثيرا قليلا دائما غالبا ربما شكرا تم لقد وقد وكان وكانت وهو وهي
`);

/** Filler words and phrases by language. */
export const FILLERS: Readonly<Record<Language, readonly string[]>> = {
  'en-US': [
    'um',
    'umm',
    'uh',
    'uhh',
    'er',
    'erm',
    'hmm',
    'mm',
    'you know',
    'i mean',
    'sort of',
    'kind of',
    'basically',
    'actually',
    'literally',
    'like',
  ],
  'ar-SA': [
    'يعني',
    'امم',
    'اممم',
    'همم',
    'ااه',
    'اه',
    'ممم',
    'نوعا ما',
    'عرفت كيف',
    'زي كده',
    'مش عارف كيف',
  ],
};

const FILLER_SOUNDS = set('um umm uh uhh er erm hmm mm امم اممم همم ااه اه ممم');

/** Returns the words of a text as written, in order, each with its folded form. */
export function wordsAsWritten(text: string): { written: string; folded: string }[] {
  return (
    withoutTashkeel(text.normalize('NFKC'))
      .replace(/\u0640/g, '')
      .replace(/[\u2018\u2019\u02BC]/g, "'")
      .match(WORD) ?? []
  ).map((written) => ({ written, folded: fold(written) }));
}

/** Whether a word is a function word, a hedge or a hesitation sound. Expects a folded word. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word) || FILLER_SOUNDS.has(word);
}

/** Returns the folded content words of a text, in order, including repeats. */
export function contentWords(text: string): string[] {
  return words(text).filter((word) => !isStopWord(word) && (word.length > 1 || /\d/.test(word)));
}

/** Returns the stems of the content words in a text. */
export function contentStems(text: string): Set<string> {
  return new Set(contentWords(text).map(stem));
}
