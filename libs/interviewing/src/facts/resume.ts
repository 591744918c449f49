import type { ParsedResume, ResumeFacts } from '@portal/protocol';
import { words } from '../language/words';
import { dateRange, statedYears, yearsCovered } from './dates';
import { readJobs, type Job } from './jobs';
import { sections, type Line, type Section } from './lexicon/headings';
import { impliedSkills } from './lexicon/implied-skills';
import { findSkills } from './lexicon/skills';
import { isPlace, isTitle, isTitleRatherThanName, parts } from './positions';
import { tame, tameWithLayout } from './tame';

export interface ResumeContext {
  pages: number;
  /**
   * Year and month (1–12) that "present" refers to; by default, January of the latest year in the
   * document.
   */
  currentYear?: number;
  currentMonth?: number;
}

const MAX_LISTED = 60;
/** Drops empty and repeated items, whatever their case; the first spelling stays. */
function unique(items: readonly (string | null)[]): string[] {
  const found = new Map<string, string>();
  for (const item of items)
    if (item && !found.has(item.toLowerCase())) found.set(item.toLowerCase(), item);
  return [...found.values()];
}

/**
 * Extracts facts from a resume's plain text, in English or Arabic, using rules. Never throws; facts
 * that are not found are empty or null. Does not extract age, family, religion, health or origin.
 */
export function parseResume(content: string, context: ResumeContext): ParsedResume {
  const text = tame(content);
  const found = sections(tameWithLayout(content));
  const jobs = readJobs(found);
  const latest = Math.max(
    0,
    ...[...text.matchAll(/\b(?:19|20)\d{2}\b/g)].map((match) => Number(match[0])),
  );
  const now = { year: context.currentYear ?? latest, month: context.currentMonth ?? 1 };
  const name = readName(found);
  const headline =
    linesOf(found, 'top')
      .slice(0, 6)
      .flatMap((line) => parts(line.text))
      // A family name can be a trade too ("Smith", "حداد").
      .find((part) => part !== name && isTitle(part) && words(part).length <= 7) ?? null;
  const employments = jobs.map((job) => job.employment);
  const employers = unique(employments.map((job) => job.employer)).slice(0, MAX_LISTED);
  return {
    name,
    skills: readSkills(found, employers),
    covers: impliedSkills(
      textOf(
        found.flatMap(({ lines }) => lines),
        employers,
      ),
    ),
    titles: unique([...employments.map((job) => job.title), headline]).slice(0, MAX_LISTED),
    employers,
    projects: unique(readProjects(found)).slice(0, MAX_LISTED),
    employments,
    yearsOfExperience: readYears(text, found, jobs, now),
    textLength: content.length,
    pages: context.pages,
  };
}

const linesOf = (found: readonly Section[], ...names: Section['name'][]): Line[] =>
  found.filter((section) => names.includes(section.name)).flatMap((section) => section.lines);

/** Joins lines, without the names of employers, which may name a trade ("Noor Logistics"). */
const textOf = (lines: readonly Line[], employers: readonly string[]): string =>
  employers.reduce(
    (text, employer) => text.replaceAll(employer, ' '),
    lines.map(({ text }) => text).join('\n'),
  );

/**
 * Lists the skills, most prominent first: those mentioned most often, with a bonus for the skills
 * section and a penalty for soft skills. Neither headings nor employers' names tell of skills.
 */
function readSkills(found: readonly Section[], employers: readonly string[]): string[] {
  const mentionsIn = (lines: readonly Line[]) =>
    findSkills(textOf(lines, employers), { strict: true });
  const listed = new Set(mentionsIn(linesOf(found, 'skills')).map(({ skill }) => skill.name));
  // What somebody studied is a field of study, not yet a skill.
  const outsideEducation = found
    .filter(({ name }) => name !== 'education')
    .flatMap((section) => section.lines);
  const practised = new Set(mentionsIn(outsideEducation).map(({ skill }) => skill.name));
  const all = mentionsIn(found.flatMap((section) => section.lines)).filter(
    ({ skill }) => skill.kind !== 'fields' || practised.has(skill.name),
  );
  const weight = (mention: (typeof all)[number]) =>
    mention.count +
    (listed.has(mention.skill.name) ? 3 : 0) -
    (mention.skill.family === 'general' ? 4 : 0);
  return all
    .map((mention, at) => ({ mention, at }))
    .sort((a, b) => weight(b.mention) - weight(a.mention) || a.at - b.at)
    .map(({ mention }) => mention.skill.name)
    .slice(0, MAX_LISTED);
}

const PROJECT_SEPARATOR = /\s*[:：—–|(،]\s*|\s+-\s+|,\s+/;

/**
 * Finds the names of projects in the projects section: in its headings or, if there are none, at
 * the start of each bullet.
 */
function readProjects(found: readonly Section[]): string[] {
  const lines = linesOf(found, 'projects');
  const headers = lines.filter((line) => !line.bullet);
  const source = headers.length > 0 ? headers : lines;
  return source.flatMap((line) => {
    const name =
      (dateRange(line.text)?.rest ?? line.text).split(PROJECT_SEPARATOR)[0]?.trim() ?? '';
    const separated = name.length < line.text.length;
    const count = words(name).length;
    if (count === 0 || count > (separated ? 8 : 5) || /[.!?]$/.test(name) || isPlace(name))
      return [];
    return [name.replace(/["“”«»]/g, '')];
  });
}

const NOT_A_NAME = /@|\d|http|www\.|resume|curriculum|vitae|\bcv\b|السيرة|الذاتية/i;

const NAME_LABEL = /^(?:(?:full |candidate )?name|الاسم الكامل|الاسم)(?:\s*[:：]\s*|\t)/i;
const DOCUMENT_TITLE =
  /^(?:curriculum vitae|cv|r[eé]sum[eé]|السيرة الذاتية)\s*(?:of\s|for\s|[-–—:|]|لـ)\s*/i;

const PARTICLE =
  /^(?:al-|el-|d'|(?:bin|binti|ibn|ben|abu|bint|ap|af|av|ter|ten|zu|de|da|di|do|dos|du|del|della|la|le|van|von|der|den|y|e|عبد|بن|بنت|ابن|أبو|آل)$)/;
const MAX_NAME_LINES = 6;

/**
 * Finds the candidate's name: the first line near the top that looks like one. If there is none,
 * the name in a form or, as in texts that start with a column of other facts, the first line above
 * a job title that looks like a name.
 */
function readName(found: readonly Section[]): string | null {
  const top = linesOf(found, 'top').slice(0, MAX_NAME_LINES);
  for (const [at, line] of top.entries()) {
    const name = nameIn(line) ?? nameOverTwoLines(line, top[at + 1]);
    if (name) return name;
  }
  const start = found.findIndex(({ name }) => name === 'experience');
  const lines = found.slice(0, start >= 0 ? start : undefined).flatMap((section) => section.lines);
  const labelled = lines.find((line) => NAME_LABEL.test(line.text) && nameIn(line));
  if (labelled) return nameIn(labelled);
  const above = lines.find((line, at) => {
    const next = lines[at + 1];
    return !line.bullet && next && nameIn(line) && parts(next.text).some(isTitle);
  });
  return above ? nameIn(above) : null;
}

/** Returns a name whose first and last parts are on two lines, as in large letters. */
function nameOverTwoLines(line: Line, next: Line | undefined): string | null {
  const isWord = /^\p{L}[\p{L}\p{M}'’.-]+$/u;
  const both = [line.text, next?.text ?? ''];
  return both.every((text) => isWord.test(text) && !isTitleRatherThanName(text) && !isPlace(text))
    ? nameIn({ ...line, text: both.join(' ') })
    : null;
}

/** Returns the name in a line of two to five words that are neither a job title nor a place. */
function nameIn(line: Line): string | null {
  const first =
    line.text
      .replace(NAME_LABEL, '')
      .replace(DOCUMENT_TITLE, '')
      .replace(/\s*\([^()]*\)/g, '')
      .split(/\s*[|,،•·\t\p{So}]\s*|\s+[-–—]\s+|\s{3}/u)[0]
      ?.trim() ?? '';
  const list = first.split(/\s+/);
  const count = list.filter((word) => !PARTICLE.test(word)).length;
  if (list.length < 2 || count > 5 || list.length > 8 || NOT_A_NAME.test(first)) return null;
  if (isTitleRatherThanName(first) || isPlace(first)) return null;
  if (!/^[\p{L}\p{M}'’.\- ]+$/u.test(first)) return null;
  if (/[A-Za-z]/.test(first) && !list.every((word) => /^\p{Lu}/u.test(word) || PARTICLE.test(word)))
    return null;
  return first === first.toUpperCase() && /[A-Z]/.test(first)
    ? first.toLowerCase().replace(/(^|[\s'-])\p{L}/gu, (letter) => letter.toUpperCase())
    : first;
}

function readYears(
  text: string,
  found: readonly Section[],
  jobs: readonly Job[],
  now: { year: number; month: number },
): number | null {
  const covered =
    now.year > 0
      ? yearsCovered(
          jobs.map((job) => job.range),
          now,
        )
      : 0;
  const said = statedYears(
    linesOf(found, 'top', 'summary')
      .map((line) => line.text)
      .join('\n'),
  ).filter((years) => years <= 45);
  const stated = said.length > 0 ? Math.max(...said) : 0;
  const years = Math.max(covered, stated);
  return years > 0 ? years : null;
}

const lower = (text: string) => text.toLowerCase();

/**
 * Applies the corrections that a resume's owner made to the extracted facts, and drops jobs whose
 * title or employer was removed. `changed` is false if nothing was corrected.
 */
export function correctResume(
  read: ParsedResume,
  facts: ResumeFacts,
): { corrected: ParsedResume; changed: boolean } {
  const { name, skills, titles, employers, projects, yearsOfExperience } = facts;
  const kept = { titles: new Set(titles.map(lower)), employers: new Set(employers.map(lower)) };
  const employments = read.employments.filter(
    (job) =>
      (job.title === null || kept.titles.has(lower(job.title))) &&
      (job.employer === null || kept.employers.has(lower(job.employer))),
  );
  const corrected = {
    ...read,
    name,
    skills,
    titles,
    employers,
    projects,
    yearsOfExperience,
    employments,
  };
  const changed = (Object.keys(facts) as (keyof ResumeFacts)[]).some(
    (field) => JSON.stringify(read[field]) !== JSON.stringify(facts[field]),
  );
  return changed ? { corrected, changed } : { corrected: read, changed };
}
