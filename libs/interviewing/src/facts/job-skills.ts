import { fold } from '../language/words';
import { DUTY } from './lexicon/duty-verbs';
import type { Line, Section, SectionName } from './lexicon/headings';
import {
  COMPANY,
  PERSON,
  PREFERRED,
  REQUIRED,
  STRENGTHS,
  STRONG,
  TAIL,
  type Strength,
} from './lexicon/requirement-markers';
import { findSkills, type Skill } from './lexicon/skills';

export interface AskedSkill {
  skill: Skill;
  strength: Strength;
  count: number;
}

/** What an unmarked skill is in a section; undefined where each sentence has to say it. */
const BY_SECTION: Readonly<Partial<Record<SectionName, Strength>>> = {
  requirements: 'required',
  skills: 'required',
  education: 'required',
  preferred: 'preferred',
  responsibilities: 'used',
  company: 'mentioned',
  other: 'mentioned',
};

/**
 * Finds the skills of a job description and tells how strongly each is asked for, in order of first
 * mention. A skill that is named several times counts as its strongest mention says.
 */
export function askedSkills(found: readonly Section[]): AskedSkill[] {
  const asked = new Map<string, AskedSkill>();
  for (const section of found)
    for (const line of section.lines)
      for (const sentence of sentencesOf(line))
        for (const { skill, strength, count } of skillsOf(sentence, section.name, line.bullet)) {
          const known = asked.get(skill.name);
          asked.set(skill.name, {
            skill,
            strength: known ? stronger(known.strength, strength) : strength,
            count: (known?.count ?? 0) + count,
          });
        }
  return [...asked.values()];
}

/** The sentences that speak of the person or the work, not of the company. */
export const personalText = (found: readonly Section[]): string =>
  found
    .filter(({ name }) => BY_SECTION[name] !== 'mentioned')
    .flatMap(({ lines }) => lines.flatMap(sentencesOf))
    .filter((sentence) => !isAboutCompany(sentence))
    .join('\n');

const stronger = (one: Strength, other: Strength): Strength =>
  STRENGTHS[Math.min(STRENGTHS.indexOf(one), STRENGTHS.indexOf(other))]!;

/** Splits at sentence ends, semicolons and contrasts: each part has its own claim. */
const sentencesOf = (line: Line): string[] =>
  line.text
    .split(
      /(?<=[.!؟?])\s+|\s*[;؛]\s*|,?\s+(?=(?:but|while|whereas|although|though)\s)|،?\s+(?=(?:لكن|ولكن|بينما|أما)\s)/u,
    )
    .filter(Boolean);

/** Whether a sentence describes the company rather than the person who is wanted. */
export function isAboutCompany(sentence: string): boolean {
  const folded = fold(sentence);
  // A number of years alone may be the company's age.
  const isWanted = [...folded.matchAll(REQUIRED)].some(([words]) => !/^\d/.test(words));
  return COMPANY.test(folded) && !PERSON.test(folded) && !isWanted;
}

interface Marker {
  start: number;
  end: number;
  strength: 'required' | 'preferred';
  /** Where it stands: after its list, in brackets after one item, or before its list. */
  place: 'tail' | 'bracket' | 'head';
  strong: boolean;
  singular: boolean;
}

function skillsOf(sentence: string, section: SectionName, bullet: boolean): AskedSkill[] {
  const mentions = findSkills(sentence, { strict: true });
  if (mentions.length === 0) return [];
  // Folding shortens the text, so positions are those of the folded sentence.
  const folded = fold(sentence);
  const positions = mentions.map(({ start }) => fold(sentence.slice(0, start)).length);
  const markers = markersOf(folded, positions);
  const marked = strengths(
    positions,
    folded,
    markers,
    section === 'preferred' ? 'preferred' : undefined,
  );
  const otherwise = unmarked(sentence, section, bullet, markers.length > 0);
  return mentions.map(({ skill, count }, index) => ({
    skill,
    count,
    strength: marked[index] ?? otherwise,
  }));
}

function unmarked(
  sentence: string,
  section: SectionName,
  bullet: boolean,
  hasMarkers: boolean,
): Strength {
  const known = BY_SECTION[section];
  if (known) return known;
  if (isAboutCompany(sentence)) return 'mentioned';
  return bullet && !hasMarkers && !DUTY.test(fold(sentence)) ? 'required' : 'used';
}

function markersOf(folded: string, positions: readonly number[]): Marker[] {
  const of = (pattern: RegExp, strength: Marker['strength']) =>
    [...folded.matchAll(pattern)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      strength,
    }));
  const preferred = of(PREFERRED, 'preferred');
  // "not required" is no condition.
  const required = of(REQUIRED, 'required').filter(
    (marker) => !preferred.some((other) => marker.start < other.end && other.start < marker.end),
  );
  let from = 0;
  return [...preferred, ...required]
    .sort((a, b) => a.start - b.start)
    .map((marker) => {
      const words = folded.slice(marker.start, marker.end);
      const follows = positions.some((at) => at >= from && at < marker.start);
      const ends = /^\s*(?:[.,،;)!؟]|$|and\s|for\s|و)/u.test(folded.slice(marker.end));
      const place =
        follows && /[(（]\s*$/u.test(folded.slice(0, marker.start))
          ? 'bracket'
          : follows && ends && TAIL.test(words)
            ? 'tail'
            : 'head';
      from = marker.end;
      return { ...marker, place, strong: STRONG.test(words), singular: /^is\s/.test(words) };
    });
}

/**
 * The strengths that the markers of a sentence give to the skills at these positions. A marker
 * before a list ("ideally A and B") covers what follows, up to the next; one in brackets
 * ("A (a plus)") the item before it; one that ends a list ("A and B are a plus") the list, or only
 * its last part if another marker opened the list. `opened` is what the heading opened it as.
 */
function strengths(
  positions: readonly number[],
  folded: string,
  markers: readonly Marker[],
  opened: Marker['strength'] | undefined,
): (Marker['strength'] | undefined)[] {
  const result: (Marker['strength'] | undefined)[] = positions.map(() => undefined);
  let head = opened;
  let from = 0;
  for (const [index, marker] of markers.entries()) {
    const next = markers[index + 1]?.start ?? folded.length;
    if (marker.place === 'head') {
      head = head === 'preferred' && !marker.strong ? head : marker.strength;
    } else {
      const reach =
        marker.place === 'bracket'
          ? lastItem(folded, from, marker.start, /[,،/]|\s(?:and|or|و)\s/gu)
          : head !== undefined || marker.singular
            ? lastItem(folded, from, marker.start, /[,،]/gu)
            : from;
      positions.forEach((at, each) => {
        if (at >= reach && at < marker.start) result[each] = marker.strength;
      });
    }
    positions.forEach((at, each) => {
      if (at >= marker.start && at < next) result[each] = head;
    });
    from = marker.end;
  }
  return result;
}

/** Where the last item before `to` begins, not before `from`. */
function lastItem(folded: string, from: number, to: number, separator: RegExp): number {
  const last = [...folded.slice(from, to).matchAll(separator)].at(-1);
  return last ? from + last.index + 1 : from;
}
