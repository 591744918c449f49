import { isStopWord } from '../../language/words';
import { deedsIn } from '../reading/deeds';
import { ARABIC_AFFIXES, ARABIC_VOCABULARY } from './arabic-vocabulary';
import { ENGLISH_VOCABULARY } from './english-vocabulary';
import { table, type Vocabulary } from './vocabulary';

/** What tells a clause addressed to the scorer from one about the work. */
export interface Features {
  /** Words of scoring, hiring or of orders to a machine. */
  core: number;
  /** Words of quality: "perfect", "full", "nine out of ten". */
  praise: number;
  /** Words of a judgement of any kind. */
  judging: number;
  /** Words of anything else with content. */
  foreign: number;
  /** People and things of work among them, weighed. */
  work: number;
  /** Share of the words with content that speak of a judgement, 0 to 1; things that are scored at work weigh double against it. */
  share: number;
  /** Whom it speaks to or of: the scorer ("you", an order), the answer or the candidate as the thing judged, or nobody of them. */
  address: 'scorer' | 'self' | 'both' | null;
  /** Things that happened, other than in the judgement. */
  events: number;
  /** Whether the speaker did or does something that is not speaking to the scorer. */
  tells: boolean;
}

interface Tables { core: Tab; praise: Tab; near: Tab; light: Tab; work: Tab; directives: Tab; openers: Tab; you: Tab; speechActs: Tab; self: RegExp; mine: RegExp }
type Tab = ReturnType<typeof table>;

function tablesOf(vocabulary: Vocabulary, affixes?: readonly [string, string]): Tables {
  const { core, praise, near, light, work, directives, openers, you, speechActs } = vocabulary;
  return {
    core: table(core, affixes), praise: table(praise, affixes), near: table(near, affixes), light: table(light, affixes && ['[وف]?', '']), work: table(work, affixes),
    directives: table(directives, affixes && ['[وف]?', '(?:ني|وني|لي|وا|ي)?']), openers: table(openers), you: table(you, affixes && ['[وف]?', '']), speechActs: table(speechActs),
    self: new RegExp(vocabulary.self, 'u'), mine: new RegExp(vocabulary.mine, 'u'),
  };
}

const ENGLISH = tablesOf(ENGLISH_VOCABULARY);
const ARABIC = tablesOf(ARABIC_VOCABULARY, ARABIC_AFFIXES);
const tablesFor = (word: string) => (/[\u0621-\u064A]/.test(word) ? ARABIC : ENGLISH);

const WORK_WEIGHT = 3;
/** So many out of a full scale. */
const OUT_OF = /(?:^| )\S+ (?:out of|over|من|علي|في) (?:an? |one |ال)?(?:hundred|ten|five|100|10|5|ميه|مايه|ميت|ميه|عشره|خمسه)(?= |$)/g;
const I_OR_WE = new Set(['i', 'we', 'i\'ve', 'we\'ve', 'i\'d', 'we\'d', 'i\'ll', 'we\'ll']);
const AUXILIARY = new Set('am are was were have has had \'ve been being be do did will would can could shall should must may might'.split(' '));
const ADVERB = /^(?:also|always|usually|often|never|just|then|only|even|still|already|not|really|hereby|sincerely|honestly|don't|didn't|to|need|want|used|\w+ly)$/;

/** What "I" do as a habit at work: other than in the past, the form is that of an order to the scorer. */
const ARABIC_HABIT = table('دايما عاده اقيم اقيمهم اصحح اوظف اقابل اراجع', ['[وف]?', '']);

/** Expects the words of one clause as `words` gives them. */
export function featuresOf(folded: readonly string[]): Features {
  const weight = { core: 0, praise: 0, near: 0, foreign: 0, work: 0 };
  for (const word of folded) {
    const kind = kindOf(word);
    if (kind === 'work') weight.work += WORK_WEIGHT;
    else if (kind !== 'light') weight[kind] += 1;
  }
  weight.praise += folded.join(' ').match(OUT_OF)?.length ?? 0;
  const judging = weight.core + weight.praise + weight.near;
  const foreign = weight.foreign + weight.work;
  return {
    core: weight.core, praise: weight.praise, judging, foreign, work: weight.work, share: foreign === 0 ? 1 : judging / (judging + foreign),
    address: addressOf(folded), events: deedsIn(folded.filter((word) => /^(?:foreign|work|light)$/.test(kindOf(word)))).events, tells: tellsDeed(folded),
  };
}

function kindOf(word: string): 'core' | 'praise' | 'near' | 'light' | 'work' | 'foreign' {
  const tables = tablesFor(word);
  if (tables.work(word)) return 'work';
  if (tables.core(word)) return 'core';
  if (tables.light(word) || /^\d+([.,]\d+)?%?$/.test(word)) return 'light';
  if (tables.praise(word)) return 'praise';
  if (tables.near(word)) return 'near';
  return isStopWord(word) || word.length < 2 ? 'light' : 'foreign';
}

function addressOf(folded: readonly string[]): Features['address'] {
  const joined = folded.join(' ');
  const self = ENGLISH.self.test(joined) || ARABIC.self.test(joined);
  if (folded.some((word, at) => tablesFor(word).you(word) || isOrder(folded, at))) return self || ENGLISH.mine.test(joined) || ARABIC.mine.test(joined) ? 'both' : 'scorer';
  return self ? 'self' : null;
}

/** A bare verb of ordering where a clause begins. */
function isOrder(folded: readonly string[], at: number): boolean {
  const word = folded[at] ?? '';
  const before = folded[at - 1];
  return word !== 'وضع' && tablesFor(word).directives(word) && (before === undefined || tablesFor(before).openers(before)) && !folded.slice(Math.max(0, at - 5), at).some((one) => I_OR_WE.has(one));
}

function tellsDeed(folded: readonly string[]): boolean {
  if (folded.some((word, at) => I_OR_WE.has(word) && doesSomething(folded, at))) return true;
  const arabic = folded.filter((word) => tablesFor(word) === ARABIC && !ARABIC.speechActs(word.replace(/^[وف](?=.{4})/, '')));
  return deedsIn(arabic).own > 0 || folded.some(ARABIC_HABIT);
}

/** "I rate my staff", "we would move it": not "I deserve", nor what "I" say or do to "you". */
function doesSomething(folded: readonly string[], at: number): boolean {
  const after = folded.slice(at + 1, at + 6);
  const verb = after.findIndex((word) => !AUXILIARY.has(word) && !ADVERB.test(word));
  const word = after[verb];
  if (!word || ENGLISH.speechActs(word) || after.slice(verb + 1, verb + 3).some(ENGLISH.you)) return false;
  const auxiliaries = after.slice(0, verb);
  if (auxiliaries.some((one) => /^(?:am|are|was|were|been|be)$/.test(one))) return /ing$/.test(word);
  return !auxiliaries.some((one) => /^(?:have|had)$/.test(one)) || deedsIn([word]).events > 0;
}
