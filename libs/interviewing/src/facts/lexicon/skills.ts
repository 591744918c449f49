import { fold } from '../../language/words';
import type { Family } from './families';
import { wordsOf, type CaseRule, type Kind } from './trade';
import { TRADES } from './trades';

export interface Skill {
  name: string;
  family: Family;
  kind: Kind;
  rule: CaseRule;
  /** The name in Arabic; null if it is the same in both languages. */
  arabic: string | null;
}

interface Token {
  raw: string;
  folded: string;
  start: number;
  end: number;
}

const TOKEN = /\.?[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}'+#]|\.(?=\p{L}|\p{N}))*/gu;

/** Writes British and American spellings the same way, whether or not the word has both. */
const respelled = (folded: string) =>
  folded
    .replace(/is(ations?|ed|ing|es?|ers?)$/, 'iz$1')
    .replace(/our/, 'or')
    .replace(/ll(?=ing$|ed$|ers?$)/, 'l')
    .replace(/ae/, 'e')
    .replace(/^(cent|fib)re(?=s?$)/, '$1er')
    .replace(/^programmes?$/, 'program')
    .replace(/^licence/, 'license');

/**
 * Splits a text into tokens for matching names. `Node.js`, `C++` and `.NET` stay whole, while
 * hyphens and slashes separate tokens.
 */
function tokens(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map((match) => ({
    raw: match[0],
    folded: respelled(fold(match[0])),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

const ARTICLE = /^(?:[وف]?(?:ال|بال|كال)|و?لل)(?=\p{L}{2})/u;
const PLURAL = /^(?=[a-z]{4})([a-z]*[^siu])s$/;

/**
 * Returns the form in which longer names are compared if they are not found as written: in Arabic
 * without articles, in English in the singular. A single word means something else without them.
 */
const loosely = (name: string): string => {
  const list = name.split(' ');
  if (list.length < 2) return name;
  return list
    .map((word) => word.replace(ARTICLE, ''))
    .join(' ')
    .replace(/\S+$/, (last) => last.replace(/ies$/, 'ys').replace(PLURAL, '$1'));
};

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

const WORDS = Object.values(TRADES).flatMap(wordsOf);

function buildIndex(): Map<string, Entry> {
  const index = new Map<string, Entry>();
  const add = (name: string, entry: Entry) => {
    const exact = key(name);
    if (!index.has(exact)) index.set(exact, entry);
    if (!index.has(loosely(exact))) index.set(loosely(exact), entry);
  };
  for (const { name, family, kind, rule, aliases, arabic } of WORDS) {
    const skill: Skill = { name, family, kind, rule, arabic: arabic[0] ?? null };
    const ofAliases = rule === 'language' ? rule : 'any';
    add(name, { skill, rule });
    for (const alias of aliases)
      add(alias, { skill, rule: alias.startsWith('~') ? 'capitals' : ofAliases });
    for (const other of arabic)
      add(other, { skill, rule: other.startsWith('!') ? 'listed' : ofAliases });
  }
  return index;
}

const INDEX = buildIndex();
const LONGEST = Math.max(...[...INDEX.keys()].map((name) => name.split(' ').length));
/** The first words of all names, for quickly skipping words that no name starts with. */
const FIRST_WORDS = new Set([...INDEX.keys()].map((name) => name.split(' ')[0]!));
const BY_NAME = new Map([...INDEX.values()].map(({ skill }) => [skill.name.toLowerCase(), skill]));

/** The names of all skills in the lexicon. */
export const LEXICON_NAMES: readonly string[] = [...BY_NAME.values()].map(({ name }) => name);

/**
 * Looks up a skill in the lexicon by its exact name, ignoring case; returns undefined if the name
 * is unknown.
 */
export const skillNamed = (name: string): Skill | undefined => BY_NAME.get(name.toLowerCase());

const entryNamed = (name: string): Entry | undefined =>
  INDEX.get(key(name)) ?? INDEX.get(loosely(key(name)));

/**
 * Converts any known spelling of a skill to its name in the lexicon ("postgres" to "PostgreSQL").
 * Unknown names are returned unchanged.
 */
export const canonicalSkill = (name: string): string => entryNamed(name)?.skill.name ?? name;

/** What a skill is, by any known spelling; undefined if the name is unknown. */
export const kindOf = (name: string): Kind | undefined => entryNamed(name)?.skill.kind;

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

const KNOWN_HOW_WELL =
  /^(?:fluent|fluency|native|bilingual|conversational|written|spoken|speak(?:s|ing|ers?)?|write|read(?:ing)?|basic|intermediate|advanced|good|excellent|strong|clear|proficient|proficiency|professional|working|languages?|knowledge|command|[abc][12]|اللغه|لغه|باللغه|واللغه|اللغتين|لغات|اجاده|واجاده|يجيد|تجيد|اتقان|واتقان|يتقن|تتقن|يتكلم|تتكلم|يتحدث|تتحدث|متحدث|قراءه|تحدثا|كتابه)$/;
/** Words that make a language the subject or the attribute of something else. */
const NOT_KNOWN =
  /^(?:teach(?:er|ers|ing)?|tutors?|lessons?|class(?:es)?|literature|department|schools?|curriculum|customers?|clients|market|cuisine|food|company|team|council|primary|grammar|معلمه?|مدرسه?|تدريس|تعليم|قسم|ادب|شركه)$/;
const WANTED = /^(?:is|are|would|preferred|required|essential|desirable|ميزه|مستحبه|مطلوبه|شرط)$/;

/** Whether a name refers to a language that somebody knows: "fluent French", "English, Arabic". */
function standsAsLanguage(text: string, list: readonly Token[], at: number): boolean {
  const around = [at - 2, at - 1, at + 1, at + 2].map((near) => list[near]?.folded ?? '');
  if (around.some((word) => NOT_KNOWN.test(word))) return false;
  const [, previous = '', next = ''] = around;
  const before =
    text
      .slice(0, list[at]!.start)
      .replace(/[ \t]+$/, '')
      .at(-1) ?? '\n';
  const after =
    text
      .slice(list[at]!.end)
      .replace(/^[ \t]+/, '')
      .at(0) ?? '\n';
  const joined = /^(?:and|or)$/;
  const opens =
    /[,;/|•·(:،؛\n–-]/.test(before) || joined.test(previous) || /^و/.test(list[at]!.folded);
  const closes = /[,;/|•·).(:،؛\n–-]/.test(after) || joined.test(next) || WANTED.test(next);
  return KNOWN_HOW_WELL.test(previous) || KNOWN_HOW_WELL.test(next) || (opens && closes);
}

/** Whether an Arabic name is an item of a list ("التواصل والقيادة"), not part of another name. */
function standsInList(text: string, list: readonly Token[], at: number): boolean {
  const { raw, start, end } = list[at]!;
  const before =
    text
      .slice(0, start)
      .replace(/[ \t]+$/, '')
      .at(-1) ?? '\n';
  const after =
    text
      .slice(end)
      .replace(/^[ \t]+/, '')
      .at(0) ?? '\n';
  const next = list[at + 1]?.raw ?? '';
  const opens = /[,;/|•·(:،؛\n–-]/.test(before) || raw.startsWith('و');
  const closes = /[,;/|•·).،؛\n]/.test(after) || /^(?:و|مع$)/.test(next);
  return /^و?ال/.test(raw) && opens && closes;
}

/**
 * Looks up a name. If it is unknown, tries again without an Arabic prefix ("and", "by" or "for"),
 * then in its loose form.
 */
function entryFor(name: string): Entry | undefined {
  const bare = /^[وبلف]\S{3}/.test(name) ? name.replace(/^[وف]?[بل]?/, '') : name;
  return (
    INDEX.get(name) ??
    (bare === name ? undefined : (INDEX.get(bare) ?? INDEX.get(name.replace(/^و?لل/, 'ال')))) ??
    (name.includes(' ') ? (INDEX.get(loosely(name)) ?? INDEX.get(loosely(bare))) : undefined)
  );
}

function accepts(
  { skill, rule }: Entry,
  text: string,
  list: readonly Token[],
  at: number,
  reading: Reading,
): boolean {
  if (rule === 'any' || reading.known?.has(skill.name)) return true;
  if (!reading.strict) return false;
  if (rule === 'language') return standsAsLanguage(text, list, at);
  if (rule === 'listed') return standsInList(text, list, at);
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
    const first = list[at]!.folded;
    const mayBegin =
      FIRST_WORDS.has(first) ||
      FIRST_WORDS.has(first.replace(ARTICLE, '')) ||
      /^[وبلف]/.test(first);
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
