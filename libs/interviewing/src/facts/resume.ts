import type { Employment, ParsedResume, ResumeFacts } from '@portal/protocol';
import { words } from '../language/words';
import { dateRange, statedYears, yearsCovered, type DateRange } from './dates';
import { sections, type Line, type Section } from './lexicon/headings';
import { impliedSkills } from './lexicon/implied-skills';
import { findSkills } from './lexicon/skills';
import { isPlace, isTitle, parts, titleAndEmployer } from './positions';
import { tame } from './tame';

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
const unique = (items: readonly (string | null)[]) => [
  ...new Map(
    items.filter((item): item is string => !!item).map((item) => [item.toLowerCase(), item]),
  ).values(),
];

/**
 * Extracts facts from a resume's plain text, in English or Arabic, using rules. Never throws; facts
 * that are not found are empty or null. Does not extract age, family, religion, health or origin.
 */
export function parseResume(content: string, context: ResumeContext): ParsedResume {
  const text = tame(content);
  const found = sections(text);
  const jobs = readJobs(found);
  const latest = Math.max(
    0,
    ...[...text.matchAll(/\b(?:19|20)\d{2}\b/g)].map((match) => Number(match[0])),
  );
  const now = { year: context.currentYear ?? latest, month: context.currentMonth ?? 1 };
  const headline =
    linesOf(found, 'top')
      .slice(0, 6)
      .flatMap((line) => parts(line.text))
      .find((part) => isTitle(part) && words(part).length <= 7) ?? null;
  const employments = jobs.map((job) => job.employment);
  return {
    name: readName(found),
    skills: readSkills(text, found),
    covers: impliedSkills(text),
    titles: unique([...employments.map((job) => job.title), headline]).slice(0, MAX_LISTED),
    employers: unique(employments.map((job) => job.employer)).slice(0, MAX_LISTED),
    projects: unique(readProjects(found)).slice(0, MAX_LISTED),
    employments,
    yearsOfExperience: readYears(text, found, jobs, now),
    textLength: content.length,
    pages: context.pages,
  };
}

const linesOf = (found: readonly Section[], ...names: Section['name'][]): Line[] =>
  found.filter((section) => names.includes(section.name)).flatMap((section) => section.lines);

/**
 * Lists the skills, most prominent first: those mentioned most often, with a bonus for the skills
 * section and a penalty for soft skills.
 */
function readSkills(text: string, found: readonly Section[]): string[] {
  const listed = new Set(
    findSkills(
      linesOf(found, 'skills')
        .map((line) => line.text)
        .join('\n'),
      { strict: true },
    ).map(({ skill }) => skill.name),
  );
  const all = findSkills(text, { strict: true });
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

interface Job {
  employment: Employment;
  range: DateRange;
}

const isHeaderLine = (line: Line | undefined): line is Line =>
  !!line && !line.bullet && line.text.length <= 90 && !/[.!?؟]$/.test(line.text);

/**
 * Finds the jobs in the experience section by their date ranges. Takes titles and employers from
 * the line with the dates or from heading lines next to it.
 */
function readJobs(found: readonly Section[]): Job[] {
  const experience = linesOf(found, 'experience');
  const lines = experience.length > 0 ? experience : linesOf(found, 'top', 'summary', 'other');
  const jobs: Job[] = [];
  let consumed = -1;
  lines.forEach((line, at) => {
    const range = line.text.length <= 140 ? dateRange(line.text) : null;
    if (!range || (line.bullet && words(range.rest).length > 8)) return;
    const above = [at - 2, at - 1]
      .filter((index) => index > consumed)
      .map((index) => lines[index])
      .filter(isHeaderLine)
      .map((header) => header.text);
    const own = range.rest ? [range.rest] : [];
    let named = titleAndEmployer(own);
    let used = at;
    if (!named.title || !named.employer) {
      const next = lines[at + 1];
      const withAbove = titleAndEmployer([...own, ...above.slice(-1)]);
      named = better(named, withAbove);
      if (!named.title || !named.employer)
        named = better(named, titleAndEmployer([...own, ...above]));
      if ((!named.title || !named.employer) && isHeaderLine(next) && !dateRange(next.text)) {
        const withNext = better(named, titleAndEmployer([...own, ...above.slice(-1), next.text]));
        if (withNext.title !== named.title || withNext.employer !== named.employer) used = at + 1;
        named = withNext;
      }
    }
    if (!named.title && !named.employer) return;
    if (experience.length === 0 && !named.title) return;
    consumed = used;
    jobs.push({
      employment: { ...named, from: range.from.year, to: range.to?.year ?? null },
      range,
    });
  });
  return jobs;
}

type Named = ReturnType<typeof titleAndEmployer>;
const better = (known: Named, other: Named): Named => ({
  title: known.title ?? other.title,
  employer:
    known.employer && known.employer !== other.title
      ? known.employer
      : other.employer === known.title
        ? null
        : other.employer,
});

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

/**
 * Finds the candidate's name: the first line near the top that has two to five words and is neither
 * a job title nor a place.
 */
function readName(found: readonly Section[]): string | null {
  for (const line of linesOf(found, 'top').slice(0, 5)) {
    const first =
      line.text
        .split(/\s*[|,،•]\s*|\s+[-–—]\s+/)[0]
        ?.replace(/^(name|الاسم)\s*[:：]\s*/i, '')
        .trim() ?? '';
    const count = first.split(/\s+/).length;
    if (count < 2 || count > 5 || NOT_A_NAME.test(first) || isTitle(first) || isPlace(first))
      continue;
    if (!/^[\p{L}\p{M}'.\- ]+$/u.test(first)) continue;
    if (
      /[A-Za-z]/.test(first) &&
      !first.split(/\s+/).every((word) => /^(\p{Lu}|al-|bin$|ibn$|de$|van$|der$|el-)/u.test(word))
    )
      continue;
    return first === first.toUpperCase() && /[A-Z]/.test(first)
      ? first.toLowerCase().replace(/(^|[\s'-])\p{L}/gu, (letter) => letter.toUpperCase())
      : first;
  }
  return null;
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
