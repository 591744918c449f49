import { words } from '../language/words';
import { isDuration, withoutDurations } from './dates';
import { bareField, labelledFact, type JobField } from './lexicon/job-fields';
import { DEPARTMENT_WORDS, ORGANIZATION_WORDS, SURNAMES, TITLE_WORDS } from './lexicon/occupations';
import { isPlace, isPlaceInRegion } from './lexicon/places';

export { isPlace } from './lexicon/places';

const MAX_TITLE_WORDS = 10;
const MAX_EMPLOYER_WORDS = 9;
const ARABIC = /\p{Script=Arabic}/u;
/** Words that end an English title's or organization's first part ("Head of Growth"). */
const PREPOSITION = /^(of|for|to|in|at|and|on|with|de|du|der|für)$/;
const RANK = /^(?:[ivx]{1,4}|\d+|level|grade|l\d|اول|اولي|ثان|ثاني|ثانيه)$/;

/** Splits a job heading at the separators that never stand inside a name. */
const STRONG_SEPARATOR =
  /\s*[|•·●]\s*|\s+@\s+|\s+at\s+|\s+(?:لدى|لدي|بوظيفة|بصفة|بمسمى)\s+|\s+في\s+(?=(?:شركة|مؤسسة|مجموعة|مستشفى|بنك|مصنع|مدرسة|جامعة|مركز|مكتب|وزارة|هيئة|فندق|مطعم)\s)|\t+|\s{3,}/;
/** Matches what stands before a title in a sentence ("With Acme as a senior engineer"). */
const AS = /\s+as\s+(?:an?\s+|the\s+)?/i;
/** Matches the number of a section at the start of a heading ("2.1 Acme"). */
const OUTLINE_NUMBER = /^\d{1,2}\.\d{1,2}\.?\s+(?=\p{L})/u;
/** Matches the words before a name at the start of a heading ("with Acme", "عملت محاسبًا"). */
const LEADING_WORDS =
  /^(?:(?:worked|working|employed)\s+)?(?:with|at|for|as an|as a|as|في|لدى|لدي|عملت|أعمل|اعمل)\s+/i;
/** Splits a job heading at the separators that may also stand inside a name. */
const WEAK_SEPARATOR = /\s+[-–—]\s+|\s*[—–]\s*|,\s+|،\s*/;
const LEGAL_FORM =
  /^(?:inc|llc|ltd|limited|llp|plc|corp|co|gmbh|ag|s\.?a|b\.?v|l\.l\.c|w\.l\.l|k\.s\.c)\.?$/i;
/** Returns the words up to the first preposition, with those that carry the meaning last. */
function headOf(text: string): string[] {
  const list = words(text.replace(/\([^)]*\)/g, ' ')).flatMap((word) => word.split("'"));
  if (ARABIC.test(text)) return list.slice(0, 2).reverse();
  const end = list.findIndex((word, at) => at > 0 && PREPOSITION.test(word));
  const head = (end > 0 ? list.slice(0, end) : list).filter((word) => !RANK.test(word));
  return head;
}

const isIn = (set: ReadonlySet<string>, word: string) =>
  set.has(word) || (word.startsWith('ال') && set.has(word.slice(2)));

/** Whether a text looks like a job title ("Senior Backend Engineer", "معلمة رياضيات"). */
export function isTitle(text: string): boolean {
  const list = words(text);
  return (
    list.length > 0 &&
    list.length <= MAX_TITLE_WORDS &&
    list.some((word) => isIn(TITLE_WORDS, word)) &&
    !isOrganization(text)
  );
}

/** Like `isTitle`, but disregards occupations that are also family names. */
export const isTitleRatherThanName = (text: string): boolean =>
  isTitle(text) && words(text).some((word) => isIn(TITLE_WORDS, word) && !isIn(SURNAMES, word));

/** Whether a text looks like the name of an organization ("Royal Heath Hospital", "بنك المحيط"). */
export function isOrganization(text: string): boolean {
  const list = words(text);
  if (list.length === 0 || list.length > MAX_EMPLOYER_WORDS) return false;
  const head = headOf(text);
  const last = head.at(-1) ?? '';
  if (ARABIC.test(text)) return isIn(ORGANIZATION_WORDS, last) && !isArabicTitle(list);
  return isIn(ORGANIZATION_WORDS, last) || isIn(ORGANIZATION_WORDS, list.at(-1) ?? '')
    ? !isIn(TITLE_WORDS, last)
    : false;
}

/** "مدرسة" is both a school and a teacher: a school is named, a teacher teaches something. */
const isArabicTitle = (list: readonly string[]) =>
  isIn(TITLE_WORDS, list[0] ?? '') &&
  !(list[0] === 'مدرسه' && list.length > 1 && list[1]!.startsWith('ال'));

const isDepartment = (text: string) => words(text).every((word) => DEPARTMENT_WORDS.has(word));

const trimmed = (text: string) => text.replace(/^[\s,،;:\-–—]+|[\s,،;:\-–—([]+$/g, '').trim();

/** Splits a job heading at the separators between title, employer and place. */
export function parts(text: string): string[] {
  return strongParts(text).flatMap(weakParts);
}

const strongParts = (text: string) =>
  text
    .split(STRONG_SEPARATOR)
    .map((part) => trimmed(part).replace(OUTLINE_NUMBER, '').replace(LEADING_WORDS, ''))
    .flatMap((part) => {
      const [before, after, ...more] = part.split(AS);
      return before && after && more.length === 0 && isTitle(after) ? [before, after] : [part];
    })
    .filter((part) => part.length > 1);

/** Splits at commas and dashes, but keeps "Acme, Inc." and "Adams, Brown & Partners" whole. */
function weakParts(text: string): string[] {
  const found: string[] = [];
  let end = 0;
  for (const piece of text.split(WEAK_SEPARATOR)) {
    const start = text.indexOf(piece, end);
    const previous = found.at(-1);
    const belongs =
      previous !== undefined &&
      (LEGAL_FORM.test(piece.trim()) ||
        (/\s(?:&|and)\s/.test(piece) && !isTitle(previous) && !isTitle(piece)));
    if (belongs)
      found[found.length - 1] = text.slice(text.lastIndexOf(previous, start), start) + piece;
    else found.push(piece);
    end = start + piece.length;
  }
  return found.map(trimmed).filter((part) => part.length > 1);
}

/**
 * How two unknown names are told apart: by their order in this resume's other job headings, by the
 * ending of an occupation or, if null, not at all.
 */
export type HeadingOrder = 'title-first' | 'employer-first' | 'by-ending' | null;

export interface Named {
  title: string | null;
  employer: string | null;
}

/** Whether a text is not the name of a title or an employer; what is all in brackets is a note. */
const isNoise = (text: string) =>
  /^[([].*[)\]]$/.test(text) ||
  isDuration(text) ||
  !/\p{L}/u.test(text) ||
  isPlace(text) ||
  /@|https?:|www\./.test(text);

const ENGAGEMENT =
  /\b(?:contract|contractor|remote|hybrid|freelance|temporary|temp|seasonal|internship|volunteer|part[- ]time|full[- ]time)\b|^(?:عقد|دوام|عن بعد|تدريب|تطوع|مؤقت|سابق)(?!\p{L})/iu;

/** Whether the text in a pair of brackets is a remark rather than a part of a name. */
const isRemark = (text: string, isEmployer: boolean): boolean =>
  isNoise(text) ||
  isPlaceInRegion(text) ||
  ENGAGEMENT.test(text) ||
  text.split(/\s*[,،/|·–-]\s*/).some(isPlace) ||
  (isEmployer && /^\p{Ll}/u.test(text));

/** Whether a text consists of the initials of the name before it ("National Bank (NB)"). */
const isAbbreviation = (text: string, name: string): boolean =>
  (name.match(/(?<!\p{L})\p{Lu}/gu) ?? []).join('').endsWith(text);

/** Drops remarks in brackets ("Acme (remote)", "Acme (formerly Apex)"). */
const withoutRemarks = (text: string): string =>
  text.replace(/\s*[([]([^()[\]]*)[)\]]/g, (whole, inner: string, at: number) =>
    at > 0 &&
    !isAbbreviation(inner.trim(), text.slice(0, at)) &&
    isRemark(inner.trim(), !isTitle(text.slice(0, at)))
      ? ''
      : whole,
  );

const SELF_EMPLOYED =
  /^(?:freelance|freelancer|self[- ]employed|independent|عمل حر|عمل خاص|لحسابي الخاص)$/i;

/** Whether a heading says that the candidate had no employer. */
export const isSelfEmployed = (lines: readonly string[]): boolean =>
  lines.flatMap(parts).some((part) => SELF_EMPLOYED.test(part));

/** Finds the title and the employer in one or more heading lines; each is null if absent. */
export function titleAndEmployer(lines: readonly string[], order: HeadingOrder = null): Named {
  const known: Named = { title: null, employer: null };
  const candidates: string[] = [];
  let awaited: JobField | undefined;
  for (const line of lines) {
    const pieces = strongParts(withoutRemarks(withoutDurations(line)));
    for (const part of pieces) {
      const label = bareField(part);
      const fact = labelledFact(part);
      const field = fact?.field ?? awaited;
      const text = fact ? trimmed(fact.text) : part;
      awaited = label;
      if (label) continue;
      if (field === 'title' || field === 'employer') known[field] ??= text;
      else if (!field && !isNoise(text)) candidates.push(text);
    }
    // Only a label that fills its line speaks of the next one.
    if (pieces.length > 1 || awaited === 'other') awaited = undefined;
  }
  const places = candidates.filter(
    (text) => isPlaceInRegion(text) && !isOrganization(text) && !parts(text).some(isTitle),
  );
  const assigned = assign(
    candidates.filter((text) => !places.includes(text)),
    order,
  );
  return {
    title: known.title ?? assigned.title,
    // A place may be an employer that is named with its country, if nothing else is.
    employer: known.employer ?? assigned.employer ?? employerIn(places[0] ?? '', false),
  };
}

function assign(candidates: readonly string[], order: HeadingOrder): Named {
  const titled = candidates.filter((text) => weakParts(text).some(isTitle));
  const others = candidates.filter((text) => !titled.includes(text));
  const source = titled.find((text) => !isOrganization(text)) ?? titled[0];
  if (source === undefined) return withoutTitleWord(others, order);
  const inside = besideTitle(source);
  const outside =
    others.map((text) => employerIn(text, true)).find((name) => name !== null) ??
    titled.filter((text) => text !== source).map((text) => employerIn(text, false))[0] ??
    null;
  const certain = others.some((text) => weakParts(text).some(isOrganization));
  if (
    inside.employer &&
    !(outside && (certain || isDepartment(inside.employer)) && !isOrganization(inside.employer))
  )
    return inside;
  return { title: outside ? wholeTitle(source) : inside.title, employer: outside };
}

/** Reads a heading with a title and perhaps an employer ("Nurse, Mercy Hospital, Boston"). */
function besideTitle(text: string): Named {
  const pieces = weakParts(text);
  const at = pieces.findIndex(isTitle);
  const others = pieces.filter((piece, index) => index !== at && !isNoise(piece));
  const names = others.filter(
    (piece) => !isTitle(piece) && words(piece).length <= MAX_EMPLOYER_WORDS,
  );
  const employer = names.find((piece) => !isDepartment(piece)) ?? names[0] ?? others[0] ?? null;
  const employerAt = employer === null ? -1 : pieces.indexOf(employer);
  return { title: withDepartment(text, pieces, at, employerAt), employer };
}

/**
 * Returns a title with the department after it: what stands between it and the employer or, if the
 * employer comes first, what follows it.
 */
function withDepartment(
  text: string,
  pieces: readonly string[],
  at: number,
  employerAt: number,
): string | null {
  const title = pieces[at];
  if (title === undefined) return null;
  let last = at;
  while (
    last + 1 < pieces.length &&
    last + 1 !== employerAt &&
    !isNoise(pieces[last + 1]!) &&
    (isDepartment(pieces[last + 1]!) || (employerAt >= 0 && employerAt < at))
  )
    last++;
  const start = text.indexOf(title);
  const end = text.indexOf(pieces[last]!, start + (last > at ? title.length : 0));
  return text.slice(start, end + pieces[last]!.length);
}

/** Returns a title with its department, but without a place. */
function wholeTitle(text: string): string {
  const pieces = weakParts(text);
  while (pieces.length > 1 && isNoise(pieces.at(-1) ?? '')) pieces.pop();
  const last = pieces.at(-1) ?? '';
  return text.slice(0, text.lastIndexOf(last) + last.length);
}

function employerIn(text: string, strict: boolean): string | null {
  const pieces = weakParts(text).filter((piece) => !isNoise(piece) && !(strict && isTitle(piece)));
  const name = pieces.find(isOrganization) ?? pieces[0];
  if (!name || words(name).length > MAX_EMPLOYER_WORDS) return null;
  return name;
}

/** Names that no word of the lexicon tells apart. */
function withoutTitleWord(others: readonly string[], order: HeadingOrder): Named {
  const organization = others.find((text) => weakParts(text).some(isOrganization));
  if (organization !== undefined) {
    const title = others.find(
      (text) =>
        text !== organization &&
        (order === 'by-ending' ? endsLikeOccupation(text) : order !== null),
    );
    return {
      title: title ?? titleBefore(organization, order),
      employer: employerIn(organization, false),
    };
  }
  const [first, second] = others;
  if (!first || !second || order === null)
    return { title: null, employer: first ? employerIn(first, false) : null };
  if (order === 'by-ending' && endsLikeOccupation(first) === endsLikeOccupation(second))
    return { title: null, employer: employerIn(first, false) };
  return order === 'title-first' || (order === 'by-ending' && endsLikeOccupation(first))
    ? { title: first, employer: employerIn(second, false) }
    : { title: second, employer: employerIn(first, false) };
}

/** Returns what stands before the organization in one heading ("Glassblower, Murano Ltd"). */
function titleBefore(text: string, order: HeadingOrder): string | null {
  const [first, ...more] = weakParts(text);
  return first &&
    more.some(isOrganization) &&
    !isOrganization(first) &&
    (order === 'title-first' || (order === 'by-ending' && endsLikeOccupation(first)))
    ? first
    : null;
}

/** Whether a name that the lexicon doesn't know ends like "Blaster", "Hydrologist" or "Optician". */
const endsLikeOccupation = (text: string): boolean =>
  /(?:er|or|ist|ian|man|woman)$/.test(headOf(text).at(-1) ?? '');
