import type { Language } from '@portal/protocol';
import { findSkills } from '../../facts/lexicon/skills';
import { isSensitive } from '../../facts/sensitive';
import { hasMarkup } from '../../facts/speakable';
import { contentStems, contentWords, isStopWord, words } from '../../language/words';
import { addressesTheModel } from '../fence';
import { FIGURE, isOutOfRole } from '../sentence-rules';
import { spaced } from '../wording-task';

/** Minimum length of a quote, in words; the whole text if that is shorter. */
const QUOTE_MIN_WORDS = 3;

const ARABIC = /[\u0600-\u06FF]/;
/** Arabic particles that are written together with the word after them. */
const PARTICLES = ['', 'و', 'ف', 'ب', 'ل', 'ك'];

/**
 * Whether a phrase occurs word for word in a text. Spelling variants and punctuation are equal; an
 * Arabic particle may be attached to the first word.
 */
export function occursIn(phrase: string, text: string): boolean {
  const said = spaced(text);
  const wanted = spaced(phrase).trim();
  return (
    wanted !== '' &&
    (ARABIC.test(wanted[0]!) ? PARTICLES : ['']).some((particle) =>
      said.includes(` ${particle}${wanted} `),
    )
  );
}

/** Whether a quote occurs word for word in a text, and is long enough to show something. */
export const isQuoteFrom = (quote: string, text: string): boolean =>
  words(quote).length >= Math.min(QUOTE_MIN_WORDS, words(text).length) &&
  contentWords(quote).length > 0 &&
  occursIn(quote, text);

/**
 * Whether a quote occurs, as in `isQuoteFrom`, in one of the parts of an answer: words that were said
 * in two messages stand in neither.
 */
export const isQuoteFromPart = (quote: string, parts: readonly string[]): boolean =>
  isQuoteFrom(quote, parts.join(' ')) && parts.some((part) => occursIn(quote, part));

/**
 * Removes the lines of a document that give orders to a model. Returns an empty text if such orders
 * remain, because they span lines.
 */
export function withoutOrders(document: string): string {
  const kept = document
    .split('\n')
    .filter((line) => !addressesTheModel(line))
    .join('\n');
  return addressesTheModel(kept.replace(/\s+/g, ' ')) ? '' : kept;
}

/**
 * Email addresses, web addresses and telephone numbers. The part before an @ has at most 64
 * characters (RFC 5321, section 4.5.3.1.1); without a limit, a long word takes quadratic time.
 */
const CONTACTS =
  /[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+|\b(?:https?:\/\/|www\.)\S+|\b(?:linkedin|github)\.com\/\S+|(?<![\w.])\+?\d[\d\s().-]{7,}\d/giu;

/** Removes email addresses, telephone numbers and web addresses: no task needs them. */
export const withoutContacts = (document: string): string =>
  document.replace(CONTACTS, (found) => (isPeriod(found) ? found : ' '));

/** Whether what looks like a telephone number is a period, such as "2016 - 2019". */
const isPeriod = (found: string) => /^(?:\D*(?:19|20)\d{2}){1,2}\D*$/.test(found);

/** The words and skills of what people gave, so that a model may use them. */
export interface Given {
  words: ReadonlySet<string>;
  skills: ReadonlySet<string>;
}

const skillsIn = (text: string) =>
  findSkills(text, { strict: false }).map(({ skill }) => skill.name);

export const givenIn = (text: string): Given => ({
  words: new Set(words(text)),
  skills: new Set(skillsIn(text)),
});

export const together = (one: Given, other: Given): Given => ({
  words: new Set([...one.words, ...other.words]),
  skills: new Set([...one.skills, ...other.skills]),
});

/** Minimum share (0–1) of an English sentence's words that are function words. */
const FUNCTION_WORDS = 0.2;
/** Sentences with fewer words than this need no function words. */
const FUNCTION_WORDS_FROM = 5;

/** Whether a phrase is in the script of a language. Given words may be in another one. */
export function isInScriptOf(language: Language, text: string, given: Given): boolean {
  const all = words(text);
  const arabic = all.filter((word) => ARABIC.test(word));
  return language === 'ar-SA'
    ? arabic.length * 2 > all.length &&
        all.every((word) => ARABIC.test(word) || given.words.has(word) || /\d/.test(word))
    : all.some((word) => /[a-z]/.test(word)) && arabic.every((word) => given.words.has(word));
}

/**
 * Whether a sentence is written in a language. Given words, such as names from a resume, may be in
 * another one.
 */
export function isWrittenIn(language: Language, text: string, given: Given): boolean {
  const all = words(text);
  return (
    isInScriptOf(language, text, given) &&
    (language === 'ar-SA' ||
      all.length < FUNCTION_WORDS_FROM ||
      all.filter(isStopWord).length >= FUNCTION_WORDS * all.length)
  );
}

/** Whether a text contains a figure that nobody gave. */
export function inventsFigure(text: string, given: Given): boolean {
  return words(text).some((word) => FIGURE.test(word) && !given.words.has(word));
}

/**
 * Whether a text contains a name that nobody gave: a capitalised word after the first of a sentence,
 * or a skill. With `skills`, names of skills are allowed.
 */
export function inventsName(text: string, given: Given, { skills = false } = {}): boolean {
  const named = skillsIn(text);
  if (!skills && named.some((name) => !given.skills.has(name))) return true;
  const allowed = new Set(skills ? named.flatMap((name) => words(name)) : []);
  const capitalised = text.match(/(?<=[^\s.!?:]\s+["'“‘(]*)\p{Lu}[\p{L}\p{N}'’+#&.-]*/gu) ?? [];
  return capitalised
    .flatMap((name) => words(name))
    .some((word) => !given.words.has(word) && !allowed.has(word) && !/^i(?:'\w+)?$/.test(word));
}

/** Whether a text asks exactly one question, with its question mark at the end. */
export const isOneQuestion = (text: string): boolean =>
  /^[^?؟]*[?؟]$/.test(text.trim()) && words(text).length > 0;

/**
 * Maximum length of a text that a model writes for a candidate (characters). Tasks limit the number
 * of words, which says nothing about their length.
 */
const FIT_MAX_CHARS = 600;

/**
 * Whether a text may be read by or to a candidate: not endless, no markup, nothing for or about a
 * model, and no protected subject.
 */
export const isFit = (text: string): boolean =>
  text.length <= FIT_MAX_CHARS &&
  !hasMarkup(text) &&
  !isOutOfRole(text) &&
  !addressesTheModel(text) &&
  !isSensitive(text);

/** Share (0–1) of the content words of the shorter text that the other one has as well. */
export function similarity(one: string, other: string): number {
  const [a, b] = [contentStems(one), contentStems(other)];
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / Math.max(1, Math.min(a.size, b.size));
}
