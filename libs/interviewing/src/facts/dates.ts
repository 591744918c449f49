import { fold, latinDigits } from '../language/words';

/**
 * A period found in a line of text. Months are 1–12, or null if only the year is given. `to` is
 * null if the period continues to the present.
 */
export interface DateRange {
  from: { year: number; month: number | null };
  to: { year: number; month: number | null } | null;
  /** The line without the range or any brackets around it. */
  rest: string;
}

const MONTHS = [
  'jan january يناير كانون الثاني',
  'feb february فبراير شباط',
  'mar march مارس اذار',
  'apr april ابريل نيسان',
  'may مايو ايار',
  'jun june يونيو حزيران',
  'jul july يوليو تموز',
  'aug august اغسطس اب',
  'sep sept september سبتمبر ايلول',
  'oct october اكتوبر',
  'nov november نوفمبر',
  'dec december ديسمبر',
].map((names) => names.split(' '));

const POINT = String.raw`(?:(?<!\p{L})(\p{L}{3,9})\.?,?\s+|(\d{1,2})\s*[/.]\s*)?((?:19|20)\d{2})`;
const NOW = String.raw`(present|now|current|currently|today|to date|ongoing|الان|حتي الان|الي الان|الحالي|الوقت الحالي|الحاضر|تاريخه)`;
const RANGE = new RegExp(
  String.raw`(?:from\s+|من\s+)?${POINT}\s*(?:-|–|—|−|to|till|until|الي|حتي|ـ)+\s*(?:${POINT}|${NOW})`,
  'iu',
);
const SINGLE = new RegExp(String.raw`[\s(,|–—-]((?:since|منذ)\s+)?${POINT}\)?\s*$`, 'iu');

function monthOf(name: string | undefined, number: string | undefined): number | null {
  if (number) return Number(number) >= 1 && Number(number) <= 12 ? Number(number) : null;
  const folded = name ? fold(name) : '';
  const at = MONTHS.findIndex((names) => names.includes(folded));
  return at >= 0 ? at + 1 : null;
}

/**
 * Folds a line without changing its length, so that match positions are also valid in the original
 * line.
 */
const sameLengthFold = (line: string) =>
  latinDigits(line)
    .replace(/[أإآ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/[\u064B-\u0652]/g, ' ');

function without(line: string, start: number, length: number, before: string | undefined): string {
  const kept = before && monthOf(before, undefined) === null ? `${before} ` : '';
  return `${line.slice(0, start)} ${kept} ${line.slice(start + length)}`
    .replace(/[([]\s*[)\]]/g, ' ')
    .replace(/[\s,|•·–—:-]+$/u, '')
    .replace(/^[\s,|•·–—:-]+/u, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Returns the date range in a line ("Jan 2020 - Present", "03/2018 – 2021", "من ٢٠١٩ إلى ٢٠٢٢"), or
 * null if there is none.
 */
export function dateRange(line: string): DateRange | null {
  const folded = sameLengthFold(line);
  const match = folded.match(RANGE);
  if (match?.[3]) {
    const from = { year: Number(match[3]), month: monthOf(match[1], match[2]) };
    const to =
      match[7] || !match[6] ? null : { year: Number(match[6]), month: monthOf(match[4], match[5]) };
    if (to && to.year < from.year) return null;
    return { from, to, rest: without(line, match.index ?? 0, match[0].length, match[1]) };
  }
  const single = folded.match(SINGLE);
  if (!single?.[4]) return null;
  const point = { year: Number(single[4]), month: monthOf(single[2], single[3]) };
  return {
    from: point,
    to: single[1] ? null : point,
    rest: without(line, single.index ?? 0, single[0].length, single[2]),
  };
}

/**
 * Returns the total time that the ranges cover, in years, rounded to one decimal place. Overlapping
 * time is counted only once; open-ended ranges end at `now`.
 */
export function yearsCovered(
  ranges: readonly DateRange[],
  now: { year: number; month: number },
): number {
  const spans = ranges
    .map(({ from, to }) => {
      const start = from.year * 12 + (from.month ?? 1) - 1;
      const end = to
        ? to.year * 12 + (to.month ?? 1) - 1 + (to.month ? 1 : 0)
        : now.year * 12 + now.month - 1;
      // A range given only as a year ("2021") covers the whole year.
      return { start, end: to && to.year === from.year && !to.month ? start + 12 : end };
    })
    .filter(({ start, end }) => end > start)
    .sort((a, b) => a.start - b.start);
  let months = 0;
  let reached = 0;
  for (const { start, end } of spans) {
    months += Math.max(0, end - Math.max(start, reached));
    reached = Math.max(reached, end);
  }
  return Math.round(months / 1.2) / 10;
}

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};

/**
 * Returns each number of years (1–50) that a text mentions ("8+ years", "خبرة 5 سنوات"), English
 * matches first.
 */
export function statedYears(text: string): number[] {
  const folded = fold(text).replace(/\s+/g, ' ');
  const english = [
    ...folded.matchAll(
      /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten) ?(?:\+|plus|or more)? ?(?:[-–to]+ ?\d{1,2} ?)?\+? ?(?:years?|yrs?)\b/g,
    ),
  ];
  const arabic = [...folded.matchAll(/(\d{1,2}) ?\+? ?(?:سنوات|سنه|عاما|اعوام|عام)/g)];
  return [...english, ...arabic]
    .map((match) => NUMBER_WORDS[match[1] ?? ''] ?? Number(match[1]))
    .filter((years) => years > 0 && years <= 50);
}
