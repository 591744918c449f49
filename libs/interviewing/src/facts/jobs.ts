import type { Employment } from '@portal/protocol';
import { words } from '../language/words';
import { dateRange, isDuration, type DateRange } from './dates';
import type { Line, Section } from './lexicon/headings';
import { bareField, labelledFact } from './lexicon/job-fields';
import {
  isSelfEmployed,
  isTitle,
  parts,
  titleAndEmployer,
  type HeadingOrder,
  type Named,
} from './positions';

export interface Job {
  employment: Employment;
  range: DateRange;
}

const MAX_DATED_CHARS = 140;
const MAX_HEADER_CHARS = 110;
const MAX_HEADER_WORDS = 14;
/** Maximum number of words beside the dates in a bullet that stands for a job. */
const MAX_BULLET_WORDS = 8;
/** Share of heading lines behind a gap above which gaps don't separate jobs. */
const DOUBLE_SPACED = 0.8;
const MAX_TITLE_WORDS = 5;
const MAX_LINES_ABOVE = 4;
const MAX_LINES_BELOW = 3;
const SENTENCE_END = /[.!?؟;:]$/;
const ABBREVIATION_END = /(?:^|[\s.(])(?:\p{Lu}[\p{L}.]{0,4}|\p{L}(?:\.\p{L}){1,3})\.$/u;

interface Entry extends Line {
  range: DateRange | null;
  /** Whether the line describes a job rather than naming it. */
  isBody: boolean;
}

/**
 * Finds the jobs of the experience sections, newest first. The date ranges are the anchors: titles
 * and employers are in the line with the dates, in the heading lines above it or in those below it.
 * The first job shows which, and the others follow it.
 */
export function readJobs(found: readonly Section[]): Job[] {
  const isExperience = (section: Section, at: number): boolean =>
    section.name === 'experience' ||
    // A job may have its own heading for its duties.
    (section.name === 'responsibilities' && at > 0 && isExperience(found[at - 1]!, at - 1));
  const experience = found.filter(isExperience);
  const sections =
    experience.length > 0
      ? experience
      : found.filter(({ name }) => ['top', 'summary', 'other'].includes(name));
  const entries = withTellingGaps(sections.flatMap(entriesOf));
  const order = headingOrder(entries);
  const jobs = joinGroups(readEntries(entries, order ?? 'by-ending')).filter(
    ({ employment }) => experience.length > 0 || employment.title !== null,
  );
  return newestFirst(jobs);
}

function entriesOf({ name, lines }: Section): Entry[] {
  // If even the section's first line is indented, indentation says nothing.
  const indentation = name === 'responsibilities' || (lines.length > 0 && !lines[0]!.indented);
  const listed = (line: Line) => line.bullet || (indentation && line.indented);
  // Under a heading of its own, the duties of a job end with their list or at a gap.
  const endOfDuties =
    name === 'responsibilities'
      ? lines.findIndex(
          (line, at) => at > 0 && !listed(line) && (listed(lines[at - 1]!) || line.afterGap),
        )
      : 0;
  return lines.map((line, at) => {
    const range = anchorOf(line);
    const isDuty = endOfDuties < 0 || at < endOfDuties;
    return {
      ...line,
      afterGap: line.afterGap || at === 0,
      range,
      isBody: !range && (isDuty || listed(line) || isDescription(line)),
    };
  });
}

/** Ignores the gaps of a double-spaced text, in which almost every heading line follows one. */
function withTellingGaps(entries: readonly Entry[]): readonly Entry[] {
  const headings = entries.filter(({ isBody }) => !isBody);
  const apart = headings.filter(({ afterGap }) => afterGap);
  return apart.length > DOUBLE_SPACED * headings.length
    ? entries.map((entry) => ({ ...entry, afterGap: false }))
    : entries;
}

function anchorOf(line: Line): DateRange | null {
  const range = line.text.length <= MAX_DATED_CHARS ? dateRange(line.text) : null;
  if (!range) return null;
  const rest = words(range.rest).length;
  const limit = line.bullet || line.indented ? MAX_BULLET_WORDS : MAX_HEADER_WORDS;
  if (rest > limit) return null;
  return rest > MAX_BULLET_WORDS / 2 && isSentence(range.rest) && !isHeading(line, range.rest)
    ? null
    : range;
}

/** Whether a line names a job despite its full stop ("Nurse, Mercy Hospital, Boston."). */
function isHeading({ bullet }: Line, text: string): boolean {
  const [first, second] = parts(text);
  return !bullet && !!first && !!second && isTitle(first) && words(first).length <= MAX_TITLE_WORDS;
}

const isSentence = (text: string) => SENTENCE_END.test(text) && !ABBREVIATION_END.test(text);

const isDescription = ({ text, bullet }: Line): boolean =>
  bullet ||
  text.length > MAX_HEADER_CHARS ||
  words(text).length > MAX_HEADER_WORDS ||
  (isSentence(text) && !bareField(text)) ||
  /^\p{Ll}/u.test(text);

/** Whether most jobs that can be read with certainty name their title or their employer first. */
function headingOrder(entries: readonly Entry[]): HeadingOrder {
  const text = entries.map((entry) => entry.range?.rest ?? entry.text).join('\n');
  let balance = 0;
  for (const { employment } of readEntries(entries, null)) {
    const { title, employer } = employment;
    if (!title || !employer) continue;
    balance += text.indexOf(title) < text.indexOf(employer) ? 1 : -1;
  }
  return balance === 0 ? null : balance > 0 ? 'title-first' : 'employer-first';
}

type Side = 'above' | 'below';

/**
 * Where a job's title and employer were found, and how many lines stood above its dates. Jobs whose
 * dates stand alone have another pattern than those with a name beside the dates.
 */
interface Pattern {
  linesAbove: number;
  sides: ReadonlySet<Side>;
}

function readEntries(entries: readonly Entry[], order: HeadingOrder): Job[] {
  const anchors = entries.flatMap((entry, at) => (entry.range ? [at] : []));
  const jobs: Job[] = [];
  const patterns = new Map<boolean, Pattern>();
  let consumed = -1;
  anchors.forEach((at, index) => {
    const range = entries[at]!.range!;
    const own = range.rest ? [range.rest] : [];
    const pattern = patterns.get(own.length > 0) ?? null;
    const above = linesAbove(entries, at, consumed, pattern);
    const next = (anchors[index + 1] ?? entries.length) - (pattern?.linesAbove ?? 0);
    const below = linesBelow(entries, at, next);
    let named = titleAndEmployer(own, order);
    let used = at;
    const sides = new Set<Side>();
    if (!isComplete(named) && above.length > 0 && (pattern?.sides.has('above') ?? true)) {
      named = titleAndEmployer([...above, ...own], order);
      sides.add('above');
    }
    if (!isComplete(named) && (pattern?.sides.has('below') ?? true)) {
      const header = [...(sides.has('above') ? above : []), ...own];
      const found = withLinesBelow(header, below, named, order);
      if (found.used > 0) sides.add('below');
      named = found.named;
      used = at + found.used;
    }
    if (!named.title && !named.employer) return;
    if (isComplete(named) && !pattern)
      patterns.set(own.length > 0, { linesAbove: above.length, sides });
    // Several titles under one employer: the employer is named once.
    const employer =
      named.employer ??
      (isSelfEmployed([...above, ...own]) ? null : (jobs.at(-1)?.employment.employer ?? null));
    consumed = used;
    jobs.push({
      employment: {
        title: named.title,
        employer,
        from: range.from.year,
        to: range.to?.year ?? null,
      },
      range,
    });
  });
  return jobs;
}

/**
 * Adds lines below the dates until title and employer are known. What the lexicon knows to be a title
 * is found behind a line that describes the employer; the order of the names decides only if nothing
 * is known.
 */
function withLinesBelow(
  header: readonly string[],
  below: readonly string[],
  before: Named,
  order: HeadingOrder,
): { named: Named; used: number } {
  let best = { named: before, used: 0 };
  for (const rule of [null, order]) {
    let found = { named: before, used: 0 };
    for (let count = 1; count <= below.length && !isComplete(found.named); count++) {
      const named = titleAndEmployer([...header, ...below.slice(0, count)], rule);
      if (named.title !== found.named.title || named.employer !== found.named.employer)
        found = { named, used: count };
    }
    if (isComplete(found.named)) return found;
    best = found;
  }
  return best;
}

const isComplete = ({ title, employer }: Named) => title !== null && employer !== null;

/** Returns the heading lines above the dates, from the top. */
function linesAbove(
  entries: readonly Entry[],
  at: number,
  consumed: number,
  pattern: Pattern | null,
): string[] {
  const lines: string[] = [];
  let bounded = entries[at]!.afterGap;
  for (
    let above = at - 1;
    above > consumed && lines.length < MAX_LINES_ABOVE && !bounded;
    above--
  ) {
    const entry = entries[above]!;
    if (entry.isBody || entry.range) break;
    if (!isDuration(entry.text) && labelledFact(entry.text)?.field !== 'other')
      lines.unshift(entry.text);
    bounded = entry.afterGap;
  }
  // Without a gap, what stands above may describe the previous job.
  if (bounded || !pattern) return lines;
  return pattern.linesAbove === 0 ? [] : lines.slice(-pattern.linesAbove);
}

function linesBelow(entries: readonly Entry[], at: number, next: number): string[] {
  const lines: string[] = [];
  for (let below = at + 1; below < next && lines.length < MAX_LINES_BELOW; below++) {
    const entry = entries[below]!;
    if (entry.isBody || entry.range || entry.afterGap) break;
    lines.push(entry.text);
  }
  return lines;
}

/**
 * Drops an employer's line with its total time if its jobs follow with their own dates: they have
 * taken the employer from it.
 */
const joinGroups = (jobs: readonly Job[]): Job[] =>
  jobs.filter(({ employment }, at) => {
    const next = jobs[at + 1]?.employment;
    return employment.title !== null || !next?.title || next.employer !== employment.employer;
  });

function newestFirst(jobs: readonly Job[]): Job[] {
  const end = ({ range: { to } }: Job) => (to ? to.year * 12 + (to.month ?? 12) : Infinity);
  const start = ({ range: { from } }: Job) => from.year * 12 + (from.month ?? 1);
  const compare = (a: number, b: number) => (a === b ? 0 : b - a);
  return [...jobs].sort((a, b) => compare(end(a), end(b)) || compare(start(a), start(b)));
}
