import { fold } from '../../language/words';
import {
  ARABIC_HEADING_MODIFIERS,
  HEADING_COMPANIONS,
  HEADING_ENDINGS,
  HEADING_MODIFIERS,
  HEADINGS,
  type SectionName,
} from './heading-names';
import { announcesRequirements, sectionOfPhrase } from './heading-phrases';
import { bareField, labelledFact } from './job-fields';

export type { SectionName } from './heading-names';

const INDEX = new Map(
  Object.entries(HEADINGS).flatMap(([name, list]) =>
    list.split('|').map((heading) => [fold(heading.trim()), name as SectionName] as const),
  ),
);

/** Matches a bullet or a number at the start of a line. */
export const BULLET = /^\s*(?:[-*•▪●◦‣·–—»✓]|\d{1,2}[.)])\s+/;

export interface Line {
  text: string;
  bullet: boolean;
  /** Whether an empty line precedes the line. */
  afterGap: boolean;
  indented: boolean;
}
export interface Section {
  name: SectionName;
  lines: Line[];
}

const PAGE_NUMBER = /^(?:page|صفحة)\s+[\d٠-٩]+(?:\s+(?:of|من)\s+[\d٠-٩]+)?$/i;

/** Matches "About Nimbus", but not a heading that speaks of the role or the candidate. */
const ABOUT_SOMEBODY =
  /^(?:about (?!you|me|the role|the job|the position)|why (?!you |not )|نبذة عن (?!ي|الوظيفة|المرشح)|عن (?:شركة|مجموعة|مستشفى|مدرسة|مؤسسة) )\S+(?: \S+){0,4}$/iu;

const bare = (line: string) =>
  fold(line)
    .replace(/&/g, ' and ')
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
    .replace(/\s+/g, ' ');

const folded = (words: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...words].map((word) => fold(word)));
const MODIFIERS = folded(HEADING_MODIFIERS);
const ARABIC_MODIFIERS = folded(ARABIC_HEADING_MODIFIERS);
const COMPANIONS = folded(HEADING_COMPANIONS);
/** Decides which section a combined heading opens, the first of these. */
const PRECEDENCE: readonly SectionName[] = [
  'experience',
  'responsibilities',
  'education',
  'skills',
  'projects',
  'summary',
  'other',
];
const MAX_HEADING_WORDS = 6;

/** Returns the section of a heading, disregarding words that don't change it. */
function sectionOf(name: string): SectionName | undefined {
  const list = name.split(' ');
  const exact = INDEX.get(name);
  if (exact || list.length < 2) return exact;
  if (MODIFIERS.has(list[0]!)) return INDEX.get(list.slice(1).join(' '));
  return ARABIC_MODIFIERS.has(list.at(-1)!) || HEADING_ENDINGS.has(list.at(-1)!)
    ? INDEX.get(list.slice(0, -1).join(' '))
    : undefined;
}

/** Returns the section of a heading like "Experience & Teaching" or "الخبرات والإنجازات". */
function combinedSection(name: string): SectionName | undefined {
  if (name.split(' ').length > MAX_HEADING_WORDS) return undefined;
  const parts = name.split(/ and | ?[,،/+] ?| و(?=\p{L}{3})/u);
  if (parts.length < 2) return undefined;
  const found = parts.map((part) => sectionOf(part));
  if (parts.some((part, at) => !found[at] && !COMPANIONS.has(part))) return undefined;
  return PRECEDENCE.find((section) => found.includes(section));
}

const namedBy = (line: string): SectionName | undefined =>
  sectionOf(line) ?? combinedSection(line) ?? sectionOfPhrase(line);

/**
 * If a line is a section heading, returns the section and any text after the colon ("Skills: React,
 * SQL"); otherwise null.
 */
export function heading(line: string): { name: SectionName; rest: string } | null {
  if (line.length > 400) return null;
  const whole = line.length <= 60 ? namedBy(bare(line)) : null;
  if (whole) return { name: whole, rest: '' };
  if (announcesRequirements(fold(line))) return { name: 'requirements', rest: '' };
  const inline = line.match(/^([^:：]{3,40})[:：](.+)$/) ?? line.match(/^([^?؟]{3,40})[?؟](.+)$/);
  const named = inline?.[1] ? bare(inline[1]) : '';
  const name = sectionOf(named) ?? sectionOfPhrase(named);
  if (!name && ABOUT_SOMEBODY.test(line.replace(/[:：]\s*$/, '')) && !/[.!?؟]$/.test(line))
    return { name: 'company', rest: '' };
  return name && inline?.[2] ? { name, rest: inline[2].trim() } : null;
}

const isJobFact = (named: ReturnType<typeof heading>, line: string): boolean =>
  (named?.name === 'other' || named?.name === 'company') &&
  (labelledFact(line) !== null || bareField(line) !== undefined);

/**
 * Whether "التواصل" in a list of skills means communication: as a heading, it means contact, and
 * addresses or numbers follow.
 */
const isCommunication = (line: string, following: readonly string[]): boolean =>
  bare(line) === 'التواصل' && !/[\d@]/.test(following.find((next) => next.trim()) ?? '');

/**
 * Splits a document into sections, in order. Lines before the first heading form the section `top`;
 * empty lines are dropped.
 */
export function sections(text: string): Section[] {
  const found: Section[] = [{ name: 'top', lines: [] }];
  let afterGap = false;
  const lines = text
    .replace(/\r\n?|\u2028|\f/g, '\n')
    .replace(/[\u200e\u200f\u202a-\u202e]/g, '')
    .split('\n');
  for (const [at, raw] of lines.entries()) {
    const line = raw.replace(/\u00a0/g, ' ').trim();
    if (!line) afterGap = true;
    if (!line || PAGE_NUMBER.test(line)) continue;
    const interrupted = found.at(-1)!.name;
    // Jobs may have their own headings for their duties.
    const amongJobs =
      found.findLast(({ name }) => name !== 'responsibilities')?.name === 'experience';
    const named = heading(line);
    // "Location: Doha" and "Company:" among the jobs are facts of a job.
    const isFact = amongJobs && isJobFact(named, line);
    const isSkill = interrupted === 'skills' && isCommunication(line, lines.slice(at + 1));
    const opens = isFact || isSkill ? null : named;
    if (isFact && interrupted === 'responsibilities') found.push({ name: 'experience', lines: [] });
    if (opens) found.push({ name: opens.name, lines: [] });
    const body = opens ? opens.rest : line;
    if (body)
      found.at(-1)!.lines.push({
        text: body.replace(BULLET, '').trim(),
        bullet: BULLET.test(body),
        afterGap,
        indented: /^\s{2}/.test(raw),
      });
    afterGap = false;
    // "Technologies: React, SQL" among the lines of a job does not end the jobs.
    if (opens?.rest && interrupted === 'experience') found.push({ name: interrupted, lines: [] });
  }
  return found;
}
