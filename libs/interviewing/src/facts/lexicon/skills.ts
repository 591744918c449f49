import { fold } from '../../language/words';
import { ARABIC_ALIASES, FAMILIES, SKILL_LINES, type Family } from './skill-lines';

/**
 * How strictly a name's spelling is checked: `capital` requires an initial capital; `short`
 * requires the exact spelling, and matches only in a list or next to programming words.
 */
type CaseRule = 'any' | 'capital' | 'short';

export interface Skill {
  name: string;
  family: Family;
  rule: CaseRule;
}

interface Token {
  raw: string;
  folded: string;
  start: number;
  end: number;
}

const TOKEN = /\.?[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}'+#]|\.(?=\p{L}|\p{N}))*/gu;

/**
 * Splits a text into tokens for matching names. `Node.js`, `C++` and `.NET` stay whole, while
 * hyphens and slashes separate tokens.
 */
function tokens(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map((match) => ({
    raw: match[0],
    folded: fold(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

const key = (text: string) =>
  tokens(text)
    .map((token) => token.folded)
    .join(' ');

interface Entry {
  skill: Skill;
  /**
   * How strictly this spelling is checked; `capitals` means that every letter must be a capital.
   */
  rule: CaseRule | 'capitals';
}

function buildIndex(): Map<string, Entry> {
  const index = new Map<string, Entry>();
  for (const family of FAMILIES) {
    for (const line of SKILL_LINES[family].split('|')) {
      const [marked = '', aliases = ''] = line.replace(/\s+/g, ' ').trim().split('=');
      if (!marked) continue;
      const name = marked.replace(/^[~!]/, '');
      const skill: Skill = {
        name,
        family,
        rule: marked.startsWith('!') ? 'short' : marked.startsWith('~') ? 'capital' : 'any',
      };
      const arabic = ARABIC_ALIASES[name]?.split('|') ?? [];
      for (const alias of [...aliases.split(',').filter(Boolean), ...arabic]) {
        if (!index.has(key(alias)))
          index.set(key(alias), { skill, rule: alias.startsWith('~') ? 'capitals' : 'any' });
      }
      index.set(key(name), { skill, rule: skill.rule });
    }
  }
  return index;
}

const INDEX = buildIndex();
const LONGEST = Math.max(...[...INDEX.keys()].map((name) => name.split(' ').length));
/** The first words of all names, for quickly skipping words that no name starts with. */
const FIRST_WORDS = new Set([...INDEX.keys()].map((name) => name.split(' ')[0]));
const BY_NAME = new Map([...INDEX.values()].map(({ skill }) => [skill.name.toLowerCase(), skill]));

/** The names of all skills in the lexicon. */
export const LEXICON_NAMES: readonly string[] = [...BY_NAME.values()].map(({ name }) => name);

/**
 * Looks up a skill in the lexicon by its exact name, ignoring case; returns undefined if the name
 * is unknown.
 */
export const skillNamed = (name: string): Skill | undefined => BY_NAME.get(name.toLowerCase());

/**
 * Converts any known spelling of a skill to its name in the lexicon ("postgres" to "PostgreSQL").
 * Unknown names are returned unchanged.
 */
export const canonicalSkill = (name: string): string => INDEX.get(key(name))?.skill.name ?? name;

const CODE_CONTEXT =
  /^(in|using|with|language|languages|programming|developer|engineer|services|microservices|routines|backend|and|or|scripting|statistical)$/;

/**
 * Whether a short name refers to a skill, as in "Go,", "C / C++" and "services in Go", but not in
 * "Go to the site" or "vitamin C".
 */
function standsAsShortName(text: string, list: readonly Token[], at: number): boolean {
  const token = list[at]!;
  const before = text.slice(0, token.start).trimEnd().at(-1) ?? '\n';
  const after = text.slice(token.end).trimStart().at(0) ?? '\n';
  const next = list[at + 1]?.folded ?? '';
  if (token.raw === 'Go' && /^(to|live|through|ahead|above|beyond|for|on|into)$/.test(next))
    return false;
  const listed = /[,;/|•·(:،]/.test(before) && /[,;/|•·).،\n]/.test(after);
  const lineEnd = text.slice(token.end).match(/^[ \t]*(\n|$)/) !== null;
  const previous = list[at - 1]?.folded ?? '';
  return (
    listed ||
    (/[,;/|•·:،]/.test(before) && lineEnd) ||
    (/[,;/|،]/.test(after) && /^(in|using|with|and)?$/.test(previous)) ||
    (CODE_CONTEXT.test(next) && CODE_CONTEXT.test(previous || 'in')) ||
    /^(in|using)$/.test(previous)
  );
}

/**
 * Looks up a name. If it is unknown, tries again without an Arabic prefix ("and", "by" or "for").
 */
const entryFor = (name: string): Entry | undefined =>
  INDEX.get(name) ??
  (/^[وبلف]\S{3}/.test(name)
    ? (INDEX.get(name.replace(/^[وف]?[بل]?/, '')) ?? INDEX.get(name.replace(/^و?لل/, 'ال')))
    : undefined);

function accepts(
  { skill, rule }: Entry,
  text: string,
  list: readonly Token[],
  at: number,
  reading: Reading,
): boolean {
  if (rule === 'any' || reading.known?.has(skill.name)) return true;
  if (!reading.strict) return false;
  const { raw } = list[at]!;
  if (rule === 'capitals') return raw === raw.toUpperCase();
  if (raw[0] !== skill.name[0]) return false;
  return rule === 'capital' || (raw === skill.name && standsAsShortName(text, list, at));
}

/**
 * Options for finding skills in a text. Use `strict` for written text, where ambiguous names are
 * accepted only if they are capitalized correctly. Without `strict`, as for speech, ambiguous names
 * are ignored. Names in `known` are always accepted, in any spelling.
 */
export interface Reading {
  strict: boolean;
  known?: ReadonlySet<string>;
}

/**
 * A skill found in a text, with the position of its first mention (UTF-16 offsets) and the number
 * of mentions.
 */
export interface SkillMention {
  skill: Skill;
  start: number;
  end: number;
  count: number;
}

/**
 * Finds skills in a text, in order of first mention. Matches whole words, and prefers longer names
 * ("React Native" over "React").
 */
export function findSkills(text: string, reading: Reading): SkillMention[] {
  const list = tokens(text);
  const found = new Map<string, SkillMention>();
  for (let at = 0; at < list.length;) {
    let step = 1;
    const mayBegin = FIRST_WORDS.has(list[at]!.folded) || /^[وبلف]/.test(list[at]!.folded);
    for (let length = mayBegin ? Math.min(LONGEST, list.length - at) : 0; length > 0; length -= 1) {
      const entry = entryFor(
        list
          .slice(at, at + length)
          .map((token) => token.folded)
          .join(' '),
      );
      if (!entry || !accepts(entry, text, list, at, reading)) continue;
      const known = found.get(entry.skill.name);
      if (known) known.count += 1;
      else
        found.set(entry.skill.name, {
          skill: entry.skill,
          start: list[at]!.start,
          end: list[at + length - 1]!.end,
          count: 1,
        });
      step = length;
      break;
    }
    at += step;
  }
  return [...found.values()];
}
