import { isStopWord } from '../../language/words';
import { actionsIn } from '../reading/actions';
import { ARABIC } from './arabic';
import { ARABIC_AFFIXES, ARABIC_VOCABULARY } from './arabic-vocabulary';
import { ENGLISH } from './english';
import { ENGLISH_VOCABULARY } from './english-vocabulary';
import { table, type Vocabulary } from './vocabulary';

/**
 * Features that distinguish clauses addressed to the scorer from clauses about the candidate's
 * work. Each is a flag (0 or 1) or a count, scaled to 0–1.
 */
export type Feature =
  /** The clause addresses the scorer as "you". */
  | 'you'
  /** The clause begins with a command. */
  | 'order'
  /** The clause mentions the answer, the candidate or the score as the thing being judged. */
  | 'judged'
  /** The clause asks the scorer to give or do something for the speaker ("give me"). */
  | 'gain'
  /** Number of words about scoring, hiring, or giving orders to a machine. */
  | 'core'
  /**
   * Number of words that express praise ("perfect", "full") or name a score ("nine out of ten").
   */
  | 'praise'
  /** Number of words that are common in verdicts on answers and in pleas for a good score. */
  | 'near'
  /** Number of words for people or things that are evaluated at work ("student", "supplier"). */
  | 'work'
  /** Number of content words that are not in any of the word lists. */
  | 'foreign'
  /** The clause says that the speaker does something other than talk to the scorer. */
  | 'tells'
  /** Like `tells`, but 1 only if `you`, `order`, `judged` and `gain` are all 0. */
  | 'only_tells'
  /** Number of actions that the speaker would take or usually takes. */
  | 'would'
  /** Number of past events mentioned that are unrelated to scoring. */
  | 'events';

export const FEATURES: readonly Feature[] = [
  'you',
  'order',
  'judged',
  'gain',
  'core',
  'praise',
  'near',
  'work',
  'foreign',
  'tells',
  'only_tells',
  'would',
  'events',
];

/** Count at which each feature reaches its maximum; further matches add nothing. */
const MANY = { core: 3, praise: 3, near: 3, work: 2, foreign: 6, would: 2, events: 2 };

interface Tables {
  core: Tab;
  praise: Tab;
  near: Tab;
  light: Tab;
  work: Tab;
  directives: Tab;
  openers: Tab;
  you: Tab;
  speechActs: Tab;
  self: RegExp;
  mine: RegExp;
}
type Tab = ReturnType<typeof table>;

function tablesOf(vocabulary: Vocabulary, affixes?: readonly [string, string]): Tables {
  const { core, praise, near, light, work, directives, openers, you, speechActs } = vocabulary;
  return {
    core: table(core, affixes),
    praise: table(praise, affixes),
    near: table(near, affixes),
    light: table(light, affixes && ['[وف]?', '']),
    work: table(work, affixes),
    directives: table(directives, affixes && ['[وف]?', '(?:ني|وني|لي|وا|ي)?']),
    openers: table(openers),
    you: table(you, affixes && ['[وف]?', '']),
    speechActs: table(speechActs),
    self: new RegExp(vocabulary.self, 'u'),
    mine: new RegExp(vocabulary.mine, 'u'),
  };
}

const ENGLISH_TABLES = tablesOf(ENGLISH_VOCABULARY);
const ARABIC_TABLES = tablesOf(ARABIC_VOCABULARY, ARABIC_AFFIXES);
const tablesFor = (word: string) => (/[\u0621-\u064A]/.test(word) ? ARABIC_TABLES : ENGLISH_TABLES);

const patterns = (sources: readonly string[]) => sources.map((source) => new RegExp(source));
const PLAIN = patterns([...ENGLISH.plain, ...ARABIC.plain]);
const UNLESS_TOLD = patterns([...ENGLISH.unlessTold, ...ARABIC.unlessTold]);
/** Matches a score out of five, ten or a hundred, such as "nine out of ten". */
const OUT_OF =
  /(?:^| )\S+ (?:out of|over|من|علي|في) (?:an? |one |ال)?(?:hundred|ten|five|100|10|5|ميه|مايه|ميت|ميه|عشره|خمسه)(?= |$)/g;
const I_OR_WE = new Set(['i', 'we', "i've", "we've", "i'd", "we'd", "i'll", "we'll"]);
const THIRD_PERSON = new Set([
  'him',
  'her',
  'them',
  'everyone',
  'everybody',
  'somebody',
  'someone',
]);
const AUXILIARY = new Set(
  "am are was were have has had 've been being be do did will would can could shall should must may might".split(
    ' ',
  ),
);
const ADVERB =
  /^(?:also|always|usually|often|never|just|then|only|even|still|already|not|really|hereby|sincerely|honestly|don't|didn't|\w+ly)$/;

/**
 * Matches Arabic words about the speaker's habits at work ("always", "I assess"). `actionsIn`
 * misses these, because it counts only past-tense Arabic verbs as the speaker's own actions.
 */
const ARABIC_HABIT = table('دايما عاده اقيم اقيمهم اصحح اوظف اقابل اراجع', ['[وف]?', '']);

/**
 * Whether a clause contains a phrase that people rarely use except when addressing a scorer.
 * Expects the output of `words`.
 */
export function saysPhrase(folded: readonly string[]): boolean {
  const joined = folded.join(' ');
  const says = (phrases: readonly RegExp[]) => phrases.some((phrase) => phrase.test(joined));
  const tells = tellsAction(folded);
  return (
    (says(PLAIN) && !(tells && folded.some((word) => kindOf(word) === 'work'))) ||
    (!tells && says(UNLESS_TOLD))
  );
}

/** Computes the features of one clause. Expects the output of `words`. */
export function featuresOf(folded: readonly string[]): Record<Feature, number> {
  const joined = folded.join(' ');
  const kinds = folded.map(kindOf);
  const amount = (kind: keyof typeof MANY, count: number) => Math.min(1, count / MANY[kind]);
  const countOf = (kind: Kind) => kinds.filter((one) => one === kind).length;
  const tells = tellsAction(folded);
  const you = folded.some(
    (word, at) => tablesFor(word).you(word) && !/^thanks?$/.test(folded[at - 1] ?? ''),
  );
  const order = folded.some((_, at) => isOrder(folded, at));
  const judged = ENGLISH_TABLES.self.test(joined) || ARABIC_TABLES.self.test(joined);
  const gain = ENGLISH_TABLES.mine.test(joined) || ARABIC_TABLES.mine.test(joined);
  return {
    you: Number(you),
    order: Number(order),
    judged: Number(judged),
    gain: Number(gain),
    core: amount('core', countOf('core')),
    praise: amount('praise', countOf('praise') + (joined.match(OUT_OF)?.length ?? 0)),
    near: amount('near', countOf('near')),
    work: amount('work', countOf('work')),
    foreign: amount('foreign', countOf('foreign')),
    tells: Number(tells),
    only_tells: Number(tells && !you && !order && !judged && !gain),
    would: amount('would', actionsIn(folded).intended),
    events: amount(
      'events',
      actionsIn(folded.filter((_, at) => /^(?:foreign|work|light)$/.test(kinds[at] ?? ''))).events,
    ),
  };
}

type Kind = 'core' | 'praise' | 'near' | 'light' | 'work' | 'foreign';

function kindOf(word: string): Kind {
  const tables = tablesFor(word);
  if (tables.work(word)) return 'work';
  if (tables.core(word)) return 'core';
  if (tables.light(word) || /^\d+([.,]\d+)?%?$/.test(word)) return 'light';
  if (tables.praise(word)) return 'praise';
  if (tables.near(word)) return 'near';
  return isStopWord(word) || word.length < 2 ? 'light' : 'foreign';
}

/** Maximum distance, in words, between "I" and its verb. */
const REACH_OF_I = 5;

/**
 * Whether the word at `at` is an imperative at the start of a clause, or part of "لا ت…" ("do not
 * …"). Ignores an imperative that comes soon after "I" ("I …, so write …").
 */
function isOrder(folded: readonly string[], at: number): boolean {
  const word = folded[at] ?? '';
  const before = folded[at - 1];
  if (before === 'لا' && /^ت.{2,}/.test(word)) return true;
  if (
    word === 'وضع' ||
    !tablesFor(word).directives(word) ||
    !(before === undefined || tablesFor(before).openers(before))
  )
    return false;
  return !folded.slice(Math.max(0, at - REACH_OF_I), at).some((one) => I_OR_WE.has(one));
}

function tellsAction(folded: readonly string[]): boolean {
  if (folded.some((word, at) => I_OR_WE.has(word) && doesSomething(folded, at))) return true;
  const arabic = folded.filter(
    (word) =>
      tablesFor(word) === ARABIC_TABLES &&
      !word.endsWith('تك') &&
      !ARABIC_TABLES.speechActs(word.replace(/^[وف](?=.{3})/, '')),
  );
  return actionsIn(arabic).own > 0 || folded.some(ARABIC_HABIT);
}

/**
 * Whether the "I" or "we" at `at` is followed by an action: true for "I rate my staff", "we would
 * move it" and "I asked them"; false for "I deserve" and for anything that the speaker says or does
 * to "you".
 */
function doesSomething(folded: readonly string[], at: number): boolean {
  const after = folded.slice(at + 1, at + 6);
  const verb = after.findIndex(
    (word, index) =>
      !AUXILIARY.has(word) &&
      !ADVERB.test(word) &&
      !(/^(?:to|want|need|used)$/.test(word) && [word, after[index + 1]].includes('to')),
  );
  const word = after[verb];
  const to = folded.slice(at + verb + 2, at + verb + 4);
  if (!word || to.some((one) => one === 'myself' || ENGLISH_TABLES.you(one))) return false;
  if (
    /^sa(?:y|id)$/.test(word) ||
    (ENGLISH_TABLES.speechActs(word) &&
      !to.some((one) => THIRD_PERSON.has(one) || /^(?:foreign|work)$/.test(kindOf(one))))
  )
    return false;
  const auxiliaries = after.slice(0, verb);
  if (auxiliaries.some((one) => /^(?:am|are|was|were|been|be)$/.test(one)))
    return /ing$/.test(word);
  return !auxiliaries.some((one) => /^(?:have|had)$/.test(one)) || actionsIn([word]).events > 0;
}
