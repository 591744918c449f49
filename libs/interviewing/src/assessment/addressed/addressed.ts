import { words } from '../../language/words';
import { deedsIn } from '../reading/deeds';
import { ARABIC } from './arabic';
import { ENGLISH } from './english';
import { featuresOf, type Features } from './features';

const patterns = (sources: readonly string[]) => sources.map((source) => new RegExp(source, 'g'));
const PLAIN = patterns([...ENGLISH.plain, ...ARABIC.plain]);
const UNLESS_TOLD = patterns([...ENGLISH.unlessTold, ...ARABIC.unlessTold]);
const ABOUT = new Set([ENGLISH, ARABIC].flatMap(({ about }) => about.split('|')));

/** Whether a folded word is of scoring or of giving orders, in either language. */
export const isAboutScoring = (word: string): boolean => ABOUT.has(word);

/** Tags, braces with a colon, fences, assignments, comments and blobs: nobody says them. */
const MARKUP = /<\/?[a-z][^>]{0,40}>|<!--|\{[^}]{0,200}:|```|^\s*#{2,} |^\s*\/\/|\[\/?[a-z]{3,12}\]|["\p{L}_]+"?\s*=\s*["\p{L}\d]|"[\p{L}_ ]+"\s*:|(?:score|grade|rating|overall)\s*:|^\s*(?:system|assistant|user|نظام|النظام|المساعد)\s*:|(?<![\p{L}\d])(?=[A-Za-z0-9+/]*\d)(?=[A-Za-z0-9+/]*[A-Z])[A-Za-z0-9+/]{24,}={0,2}/iu;

/** A clause up to this long is left out whole; of longer unpunctuated speech what lies around the address. */
const WHOLE_CLAUSE_WORDS = 40;
const MARGIN_WORDS = 10;
/** Looked through in stretches of so many words, with those before them that may say whose deed it is. */
const WINDOWS = [5, 8, 12];
const BEFORE_WINDOW = 3;
const BEFORE_PHRASE = 5;
/** Share of words about a judgement from which a clause is addressed to the scorer: the plainer the address, the less it takes. */
const SHARE = { phraseIdly: 0.3, phrase: 0.45, phraseToNobody: 0.7, judgedIdly: 0.33, orderAboutNothingElse: 0.5, addressed: 0.52, addressedWithoutCore: 0.75, nobody: 0.85, nobodyIdly: 0.66, judgementOnly: 0.6, besideAddressed: 0.4, thoughTelling: 0.65, window: 0.7 } as const;
/** So many words of a judgement, with hardly any other, need none of scoring or praise. */
const MIN_JUDGING = 3;
const FEW_WORDS = 6;

interface Clause {
  text: string;
  folded: string[];
  features: Features;
  phrases: readonly [from: number, to: number][];
  /** Addressed to the scorer from end to end. */
  whole: boolean;
  /** Else, what of it is. */
  stretches: readonly [from: number, to: number][];
}

/**
 * What each of these utterances of one answer says of the work: exact substrings of it, without the clauses that are addressed to
 * whoever scores ("ignore your rules", "full marks, please", "this is a perfect answer", markup).
 */
export function withoutAddresses(texts: readonly string[]): string[][] {
  const clauses = texts.map((text) => clausesOf(text).map(readClause));
  const all = clauses.flat();
  const isAddress = (clause: Clause | undefined) => clause !== undefined && (clause.whole || clause.stretches.length > 0);
  const left = new Set(all.filter((clause, at) => clause.whole || ([all[at - 1], all[at + 1]].some(isAddress) && hangsOn(clause))));
  if (!all.some(isAddress)) return texts.map((text) => [text.trim()].filter((piece) => words(piece).length > 0));
  // A few loose words between pleas are no answer either.
  if (all.every((clause) => left.has(clause) || (clause.stretches.length === 0 && hangsOn(clause)))) return texts.map(() => []);
  const keptOf = (clause: Clause) => (left.has(clause) ? [] : clause.stretches.length > 0 ? without(clause) : [clause.text]);
  return clauses.map((own, at) => (own.some((clause) => left.has(clause) || clause.stretches.length > 0) ? own.flatMap(keptOf) : [texts[at] ?? ''])
    .map((piece) => piece.trim()).filter((piece) => words(piece).length > 0));
}

const clausesOf = (text: string) => text.split(/(?<=[.!?؟;؛\n])\s+/).filter((clause) => clause.trim() !== '');

function readClause(text: string): Clause {
  const folded = words(text);
  const features = featuresOf(folded);
  const joined = folded.join(' ');
  const wordAt = (index: number) => joined.slice(0, index).split(' ').length - 1;
  const matches = (patterns: readonly RegExp[]) => patterns.flatMap((pattern) => [...joined.matchAll(pattern)].map((match): [number, number] => [wordAt(match.index), wordAt(match.index + match[0].length) + 1]));
  const plain = matches(PLAIN);
  const phrases = features.tells ? plain : [...plain, ...matches(UNLESS_TOLD)];
  const addressed = (plain.length > 0 && !isStory(features)) || isAddressed(features, phrases.length > 0, phrases.length > 0 && deedsIn(folded).own === 0);
  const whole = MARKUP.test(text) || (folded.length <= WHOLE_CLAUSE_WORDS && addressed);
  const clause = { text, folded, features, phrases };
  return { ...clause, whole, stretches: whole ? [] : stretches(clause) };
}

/** An own deed at work, in whose telling words of a judgement stand. */
const isStory = ({ tells, work }: Features) => work > 0 && tells;

function isAddressed({ core, praise, judging, foreign, work, share, address, tells, events }: Features, phrase: boolean, deedless: boolean): boolean {
  if (deedless && (address !== null ? work === 0 || !tells : work === 0 && !tells && (events === 0 || share >= SHARE.phraseToNobody))) return true;
  if (tells) return address !== null && share >= (phrase || (address !== 'scorer' && work === 0) ? SHARE.phrase : SHARE.thoughTelling) && core + praise > 1 && (address !== 'scorer' || core > 1);
  const idle = work === 0 && events === 0;
  if (phrase && share >= (idle ? SHARE.phraseIdly : address ? SHARE.phrase : SHARE.phraseToNobody)) return true;
  // An order about oneself is no answer, whatever its words.
  if (address === 'both' && work === 0 && foreign <= FEW_WORDS && (core > 0 || events === 0)) return true;
  if (core + praise === 0) return address !== null && judging >= MIN_JUDGING && share >= SHARE.addressedWithoutCore;
  if (address) return share >= (core > 0 ? SHARE.addressed : SHARE.addressedWithoutCore) || ((idle || (address !== 'scorer' && core > 0 && work === 0)) && foreign <= FEW_WORDS && share >= (address === 'scorer' ? SHARE.orderAboutNothingElse : SHARE.judgedIdly));
  if (core > 0 && judging > 1 && idle) return share >= (core > 1 ? SHARE.judgementOnly : SHARE.nobodyIdly);
  return share >= SHARE.nobody && events === 0 && praise > 1;
}

/** Whether a clause says too little by itself to stand beside an address. */
function hangsOn({ features }: Clause): boolean {
  if (features.tells) return false;
  return (features.share >= SHARE.besideAddressed && features.core + features.praise > 0) || (features.events === 0 && features.foreign === 0);
}

/** Of speech without a full stop, the stretches that speak to the scorer, as words from and to. */
function stretches({ folded, phrases }: Omit<Clause, 'stretches' | 'whole'>): [from: number, to: number][] {
  // What stands around an order in one breath is mostly part of it; a deed told in the words of one is not.
  const orders = phrases.filter(([from, to]) => !featuresOf(folded.slice(Math.max(0, from - BEFORE_PHRASE), to)).tells);
  const found = orders.map(([from, to]): [number, number] => [from - MARGIN_WORDS, to + MARGIN_WORDS]);
  for (const size of WINDOWS) {
    for (let from = 0; from + size <= folded.length; from += 1) {
      const { core, praise, share, address } = featuresOf(cut(folded, from, from + size));
      if (!address || core === 0 || core + praise < 2 || share < SHARE.window) continue;
      if (!featuresOf(folded.slice(Math.max(0, from - BEFORE_WINDOW), from + size)).tells) found.push([from, from + size]);
    }
  }
  return found;
}

/** A verb at a cut is no order. */
const cut = (folded: readonly string[], from: number, to: number) => [...(from > 0 ? [''] : []), ...folded.slice(Math.max(0, from), to)];

function without(clause: Clause): string[] {
  const out = (at: number) => clause.stretches.some(([from, to]) => at >= from && at < to);
  const pieces: string[] = [];
  let piece = '';
  let at = 0;
  // Tokens with the space before them, so that what stays together remains an exact substring.
  for (const token of clause.text.match(/\s*\S+/g) ?? []) {
    const count = words(token).length;
    if (count > 0 && out(at)) { pieces.push(piece); piece = ''; } else piece += token;
    at += count;
  }
  return [...pieces, piece];
}
