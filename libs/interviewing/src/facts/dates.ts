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
  'jan|january|يناير|كانون الثاني',
  'feb|february|فبراير|شباط',
  'mar|march|مارس|اذار',
  'apr|april|ابريل|نيسان',
  'may|مايو|ايار',
  'jun|june|يونيو|حزيران',
  'jul|july|يوليو|تموز',
  'aug|august|اغسطس|اب',
  'sep|sept|september|سبتمبر|ايلول',
  'oct|october|اكتوبر|تشرين الاول',
  'nov|november|نوفمبر|تشرين الثاني',
  'dec|december|ديسمبر|كانون الاول',
].map((names) => names.split('|'));

const MONTH_NAME = String.raw`(?<!\p{L})(?:(?:كانون|تشرين)\s(?:الاول|الثاني)|\p{L}{3,9}|اب)`;
const SEASON = /^(?:spring|summer|autumn|fall|winter|صيف|شتاء|ربيع|خريف)$/i;
/** Gregorian years, and Hijri years if they are marked as such. */
const YEAR = String.raw`(?:(?:19|20)\d{2}|1[34]\d{2}(?=\s*هـ?(?!\p{L})))`;
const ERA = String.raw`(?:\s*(?:م|هـ?)(?!\p{L}))?`;
/**
 * Matches "March 2019", "Mar-19", "Mar ’19", "03/2019", "01.03.2019", "2019-03" and "2019"; `n`
 * tells two points apart.
 */
const point = (n: 1 | 2) =>
  String.raw`(?:(?<isoYear${n}>(?:19|20)\d{2})[-/.](?<isoMonth${n}>0[1-9]|1[0-2])(?!\d)|(?<shortName${n}>${MONTH_NAME})(?:\.?\s?['’‘]\s?|-)(?<shortYear${n}>\d{2})(?!\d)|(?:(?:\d{1,2}(?:st|nd|rd|th)?\s+)?(?<name${n}>${MONTH_NAME})\.?(?:,?\s+|[-/’'])|(?:\d{1,2}\s*[/.]\s*)?(?<number${n}>\d{1,2})\s*[/.-]\s*)?(?<year${n}>${YEAR})(?!\d)${ERA})`;
/** Matches "03/17", which is a month of a year only in a range. */
const rangePoint = (n: 1 | 2) =>
  String.raw`(?:(?<![\d/])(?<shortNumber${n}>0[1-9]|1[0-2])/(?<numberYear${n}>\d{2})(?![\d/])|${point(n)})`;
const NOW = String.raw`(?<now>present|now|current|currently|today|to date|date|ongoing|الان|حتي الان|الي الان|الحالي|الوقت الحالي|الوقت الحاضر|الحاضر|حتي تاريخه|تاريخه|حتي اليوم|اليوم|مستمر|علي راس العمل)(?!\p{L})`;
const TO = String.raw`(?:\s*(?:-|–|—|−|~|→|to(?!\p{L})|till|until|through|الي|وحتي|حتي|لغاي[ةه]|ـ)+\s*|\t)+`;
const RANGE = new RegExp(
  String.raw`(?:from\s+|من\s+)?${rangePoint(1)}${TO}(?:the\s+)?(?:${rangePoint(2)}|${NOW}|(?<short>\d{2})(?![\d/.]))`,
  'iu',
);
/** Matches "Jan – Jun 2020". */
const WITHIN_YEAR = new RegExp(String.raw`(?<first>${MONTH_NAME})\.?${TO}${point(2)}`, 'iu');
/** Matches "2019 –" and "2019 onwards" at the end of a line. */
const OPEN = new RegExp(String.raw`${point(1)}\s*(?:[-–—−]|onwards?)\s*$`, 'iu');
/** Matches "Since June 2019" at the start of a line. */
const SINCE = new RegExp(String.raw`^\s*(?:since|منذ)\s+${point(1)}`, 'iu');
const SINGLE = new RegExp(
  String.raw`(?:^|[\s([,،|–—-])(?<since>(?:since|from|منذ|من)\s+)?${point(1)}[)\]]?\s*$`,
  'iu',
);

const UNIT = String.raw`(?:\d{1,2}\+?\s*(?:years?|yrs?|months?|mos?|weeks?|days?)\.?|less than (?:a|one) year|(?:\d{1,2}\s*)?(?:سنوات|سن[ةه]|سنتان|سنتين|عام|عامًا|عاما|عامان|عامين|[أا]عوام|شهر|شهور|[أا]شهر|شهران|شهرين|شهر(?:\u064b?ا\u064b?)|[أا]سابيع))(?!\p{L})`;
const DURATION = String.raw`${UNIT}(?:[\s,،]*(?:and\s+|و\s*)?${UNIT})*`;
const WHOLE_DURATION = new RegExp(
  String.raw`^[\s([·•|,،–—-]*(?:total:?\s*)?${DURATION}[\s)\]]*$`,
  'iu',
);
const BRACKETED_DURATION = new RegExp(String.raw`[([]\s*${DURATION}\s*[)\]]`, 'giu');
const LISTED_DURATION = new RegExp(
  String.raw`(?<=^|[·•|,،–—\t-]|\s{3})\s*${DURATION}\s*(?=$|[·•|,،–—\t-]|\s{3})`,
  'giu',
);

/** Whether a text is only a length of time ("5 years 8 months", "(سنتان وشهر)"). */
export const isDuration = (text: string): boolean => WHOLE_DURATION.test(latinDigits(text));

/** Removes lengths of time that are set apart by brackets or separators. */
export function withoutDurations(text: string): string {
  if (!/[\d٠-٩۰-۹]|سن|عام|شهر/.test(text)) return text;
  const latin = latinDigits(text);
  const cut = latin.replace(BRACKETED_DURATION, ' ').replace(LISTED_DURATION, '');
  return cut === latin ? text : cut;
}

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
  const isName = before && monthOf(before, undefined) === null && !SEASON.test(before);
  const kept = isName ? `${before} ` : '';
  return withoutDurations(`${line.slice(0, start)} ${kept} ${line.slice(start + length)}`)
    .replace(/[([]\s*[)\]]/g, ' ')
    .replace(/[\s,،|•·–—:-]+$/u, '')
    .replace(/^[\s,،|•·–—:-]+/u, '')
    .replace(/ *\t\s*/g, '\t')
    .replace(/[^\S\t]+/g, ' ')
    .trim();
}

type Groups = Partial<Record<string, string>>;

/** Converts a Hijri year to the Gregorian year in which most of it lies. */
const gregorian = (year: number) => (year < 1500 ? Math.round(year * 0.970224 + 621.577) : year);

/** Completes a year of two digits; nobody has worked for more than sixty years. */
const fullYear = (short: number) => (short < 60 ? 2000 + short : 1900 + short);

function pointOf(groups: Groups, n: 1 | 2): { year: number; month: number | null } | null {
  const isoYear = groups[`isoYear${n}`];
  if (isoYear) return { year: Number(isoYear), month: Number(groups[`isoMonth${n}`]) };
  const numberYear = groups[`numberYear${n}`];
  if (numberYear)
    return { year: fullYear(Number(numberYear)), month: Number(groups[`shortNumber${n}`]) };
  const shortYear = groups[`shortYear${n}`];
  const shortMonth = monthOf(groups[`shortName${n}`], undefined);
  if (shortYear)
    return shortMonth ? { year: fullYear(Number(shortYear)), month: shortMonth } : null;
  const year = groups[`year${n}`];
  return year
    ? { year: gregorian(Number(year)), month: monthOf(groups[`name${n}`], groups[`number${n}`]) }
    : null;
}

/**
 * Returns the date range in a line ("Jan 2020 - Present", "03/2018 – 2021", "من ٢٠١٩ إلى ٢٠٢٢"), or
 * null if there is none. A range that is printed with its end first, as in some right-to-left
 * lines, is turned round.
 */
export function dateRange(line: string): DateRange | null {
  const folded = sameLengthFold(line);
  const closed = folded.match(RANGE);
  if (closed?.groups) return rangeIn(line, closed);
  const within = folded.match(WITHIN_YEAR);
  const month = monthOf(within?.groups?.first, undefined);
  const end = within?.groups ? pointOf(within.groups, 2) : null;
  if (within && end?.month && month)
    return {
      from: { year: end.year, month },
      to: end,
      rest: without(line, within.index ?? 0, within[0].length, undefined),
    };
  const open = folded.match(OPEN) ?? folded.match(SINCE);
  const single = open ?? folded.match(SINGLE);
  const from = single?.groups ? pointOf(single.groups, 1) : null;
  if (!single?.groups || !from) return null;
  return {
    from,
    to: open || single.groups.since ? null : from,
    rest: without(line, single.index ?? 0, single[0].length, single.groups.name1),
  };
}

function rangeIn(line: string, match: RegExpMatchArray): DateRange | null {
  const groups = match.groups ?? {};
  const from = pointOf(groups, 1);
  if (!from) return null;
  const rest = without(line, match.index ?? 0, match[0].length, groups.name1);
  if (groups.now) return { from, to: null, rest };
  const short = groups.short ? Math.floor(from.year / 100) * 100 + Number(groups.short) : 0;
  const to = groups.short ? { year: short, month: null } : pointOf(groups, 2);
  if (!to || (groups.short && to.year < from.year)) return null;
  return to.year < from.year ? { from: to, to: from, rest } : { from, to, rest };
}

/**
 * Returns the total time that the ranges cover, in years, rounded to one decimal place, or to two
 * below one year, so that the months can be told from it. Overlapping time is counted only once;
 * open-ended ranges end at `now`.
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
  return months < 12 ? Math.round((months * 100) / 12) / 100 : Math.round(months / 1.2) / 10;
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
