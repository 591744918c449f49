import type { Language } from '@portal/protocol';

/** A pattern of written numbers or signs, and how to write it so that espeak-ng reads it right. */
export interface Rule {
  pattern: RegExp;
  say: (match: RegExpExecArray) => string;
}

const NUMBER = String.raw`\d+(?:[.,]\d+)*`;
const SCALE: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  million: 1e6,
  bn: 1e9,
  b: 1e9,
  billion: 1e9,
};
const SCALE_NAMES: Readonly<Record<Language, readonly [number, string, string][]>> = {
  // The second form of an Arabic noun is its plural, for 3 to 10.
  'en-US': [
    [1e9, 'billion', 'billion'],
    [1e6, 'million', 'million'],
    [1e3, 'thousand', 'thousand'],
  ],
  'ar-SA': [
    [1e9, 'مِلْيَار', 'مِلْيَارَات'],
    [1e6, 'مِلْيُون', 'مَلَايِينْ'],
    [1e3, 'أَلْف', 'آلَاف'],
  ],
};
const CURRENCY: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  'en-US': {
    $: 'dollars',
    usd: 'dollars',
    '€': 'euros',
    eur: 'euros',
    '£': 'pounds',
    gbp: 'pounds',
    sar: 'riyals',
    aed: 'dirhams',
  },
  'ar-SA': {
    $: 'دُولَار',
    usd: 'دُولَار',
    '€': 'يُورُو',
    eur: 'يُورُو',
    '£': 'جُنَيْه',
    gbp: 'جُنَيْه',
    sar: 'رِيَال',
    aed: 'دِرْهَم',
  },
};

/** The years that espeak-ng reads as hundreds ("nineteen hundred ninety eight"). */
const YEAR = /^19[1-9]\d$/;
const year = (number: string) =>
  YEAR.test(number) ? `${number.slice(0, 2)} ${number.slice(2)}` : number;

const isFew = (number: string) => Number(number) >= 3 && Number(number) <= 10;

/** Writes "5" and "M" as "5 million", in the language's order and number. */
function scaled(number: string, scale: string | undefined, language: Language): string {
  const size = scale && SCALE[scale.toLowerCase()];
  const [, one, few] = SCALE_NAMES[language].find(([value]) => value === size) ?? [];
  return one && few ? `${number} ${isFew(number) ? few : one}` : number;
}

const money = (language: Language): Rule => ({
  pattern: new RegExp(
    String.raw`(?<![A-Za-z\d])([$€£]|SAR|USD|EUR|GBP|AED) ?(${NUMBER})(?: ?(k|m|bn|b|thousand|million|billion)(?![A-Za-z]))?`,
    'giu',
  ),
  say: ([, sign = '', number = '', scale]) =>
    `${scaled(number, scale, language)} ${CURRENCY[language][sign.toLowerCase()] ?? sign}`,
});

/** Millions and billions that are abbreviated: "5M users". */
const amount = (language: Language): Rule => ({
  pattern: new RegExp(String.raw`(?<![A-Za-z\d.])(${NUMBER})(M|bn)(?![A-Za-z\d])`, 'gu'),
  say: ([, number = '', scale]) => scaled(number, scale, language),
});

/** Two numbers with a dash between them, which are not part of a date or a telephone number. */
const range = (to: string, one: (number: string) => string): Rule => ({
  pattern: new RegExp(
    String.raw`(?<![\p{L}\d./-])(${NUMBER})(?: – | — |[–—-])(${NUMBER})(?![\d/]|-\d|[A-Za-z])`,
    'gu',
  ),
  say: ([, from = '', until = '']) => `${one(from)} ${to} ${one(until)}`,
});

/** Versions and addresses with several points, and any version that follows its name. */
const version = (point: string): Rule => ({
  pattern:
    /(?<![\d.])\d+(?:\.\d+){2,}(?![\d.])|(?<=(?<!\p{L})(?:v|version ))\d+\.\d{2,}(?![\d.])/giu,
  say: ([number]) => number.split('.').join(` ${point} `),
});

/** The start of an address, which nobody says. */
const ADDRESS: Rule = { pattern: /https?:\/\/(?:www\.)?|(?<!\w)www\./giu, say: () => '' };

const dateOf = (words: (day: number, month: number, year: string) => string): Rule => ({
  pattern: /(?<![\d/])(\d{1,2})\/(\d{1,2})\/(\d{4})(?![\d/])/gu,
  say: ([, first = '', second = '', inYear = '']) => words(Number(first), Number(second), inYear),
});

export const RULES: Readonly<Record<Language, readonly Rule[]>> = {
  'en-US': [
    ADDRESS,
    money('en-US'),
    amount('en-US'),
    dateOf((first, second, inYear) => `${first} ${second} ${year(inYear)}`),
    range('to', year),
    version('point'),
    {
      pattern: /(?<![A-Za-z\d.])(\d+(?:\.\d+)?)x(?![A-Za-z\d])/gu,
      say: ([, times = '']) => `${times} times`,
    },
    { pattern: /\bno\. ?(?=\d)/giu, say: () => 'number ' },
    {
      pattern: /(?<![\d.,:/$€£-])19[1-9]\d(?!\d|[.,:/-]\d)/gu,
      say: ([number]) => year(number),
    },
  ],
  'ar-SA': [
    ADDRESS,
    money('ar-SA'),
    amount('ar-SA'),
    dateOf((day, month, inYear) => `${day} شَهْر ${month} عَام ${inYear}`),
    range('إِلَى', (number) => number),
    version('نُقْطَة'),
    { pattern: /(?<=\d) ?[%٪]/gu, say: () => ' بِالْمِئَةِ' },
    {
      pattern: /(?<![A-Za-z\d.])(\d+(?:\.\d+)?)x(?![A-Za-z\d])/gu,
      say: ([, times = '']) => `${times} ${isFew(times) ? 'أَضْعَاف' : 'ضِعْف'}`,
    },
    { pattern: /(?<=\d) ?هـ(?!\p{L})/gu, say: () => ' هِجْرِي' },
    { pattern: /(?<=\d) ?م(?![\p{L}\p{M}.])/gu, say: () => ' مِيلَادِي' },
    // Short names in capitals are spelled. espeak-ng does so only in some places.
    {
      pattern: /(?<![A-Za-z\d.-])[A-Z]{2,3}(?![A-Za-z\d-])/gu,
      say: ([letters]) => [...letters].join('-'),
    },
    // Points inside Latin names and addresses, which are otherwise silent.
    { pattern: /(?<=[A-Za-z\d])\.(?=[A-Za-z])/gu, say: () => ' dot ' },
  ],
};
