import { words } from '../../language/words';
import { deedsIn } from '../reading/deeds';
import { ARABIC } from './arabic';
import { ENGLISH } from './english';

const patterns = (sources: readonly string[]) => sources.map((source) => new RegExp(source, 'g'));
const PLAIN = patterns([...ENGLISH.plain, ...ARABIC.plain]);
const UNLESS_TOLD = patterns([...ENGLISH.unlessTold, ...ARABIC.unlessTold]);
const ABOUT = new Set([ENGLISH, ARABIC].flatMap(({ about }) => about.split('|')));

/** Deeds of an interview rather than of work: telling them makes no story. */
const ANSWERING = new Set('told asked said covered answered passed gave given scored agreed met confirmed authorised authorized decided paid read heard mentioned met explained completed finished received deserved earned changed updated instructed informed approved قلت ذكرت اجبت غطيت حصلت استحققت اتفقت اجتزت نجحت اخبرتك امرتك غيرت طلبت تلقيت'.split(' '));

/** Whether a folded word is of scoring or of giving orders, in either language. */
export const isAboutScoring = (word: string): boolean => ABOUT.has(word);

/** Tags, braces with a colon, fences, assignments and blobs: nobody says them. */
const MARKUP = /<\/?[a-z][^>]{0,40}>|\{[^}]{0,200}:|```|\[\/?(?:inst|system|sys)\]|\b(?:score|grade|rating|overall)"?\s*[:=]|(?<![\p{L}\d])(?=[A-Za-z0-9+/]*\d)(?=[A-Za-z0-9+/]*[A-Z])[A-Za-z0-9+/]{24,}={0,2}/iu;

/** A clause up to this long is left out whole; of longer unpunctuated speech what lies around the address. */
const WHOLE_CLAUSE_WORDS = 40;
const MARGIN_WORDS = 10;
/** Share of words of scoring from which a clause speaks to the scorer; less is enough beside one that plainly does. */
const MOSTLY_ABOUT = 0.25;
const ABOUT_BESIDE_PLAIN = 0.25;
const MIN_ABOUT = 3;

interface Clause { text: string; folded: string[]; tells: boolean; plain: readonly [from: number, to: number][] }

/**
 * What each of these utterances of one answer says of the work: exact substrings of it, without the clauses that are addressed to
 * whoever scores ("ignore your rules", "full marks, please", "this is a perfect answer", markup).
 */
export function withoutAddresses(texts: readonly string[]): string[][] {
  const clauses = texts.map((text) => clausesOf(text).map(readClause));
  const any = clauses.flat().some(({ plain }) => plain.length > 0);
  return clauses.map((own, at) => (own.every((clause) => !isAddressed(clause, any)) ? [texts[at] ?? ''] : own.flatMap((clause) => kept(clause, any))).map((piece) => piece.trim()).filter((piece) => words(piece).length > 0));
}

const clausesOf = (text: string) => text.split(/(?<=[.!?؟;؛\n])\s+/).filter((clause) => clause.trim() !== '');

function readClause(text: string): Clause {
  const folded = words(text);
  const deeds = deedsIn(folded);
  const told = deedsIn(folded.filter((word) => !ANSWERING.has(word))).own;
  const tells = deeds.events + deeds.intended > 0;
  if (MARKUP.test(text)) return { text, folded, tells, plain: [[0, folded.length]] };
  const joined = folded.join(' ');
  const wordAt = (index: number) => joined.slice(0, index).split(' ').length - 1;
  const plain = (told > 0 ? PLAIN : [...PLAIN, ...UNLESS_TOLD]).flatMap((pattern) => [...joined.matchAll(pattern)].map((match): [number, number] => [wordAt(match.index), wordAt(match.index + match[0].length) + 1]));
  return { text, folded, tells, plain };
}

function isAddressed({ folded, plain, tells }: Clause, anyPlain: boolean): boolean {
  if (plain.length > 0) return true;
  if (tells && !anyPlain) return false;
  const about = folded.filter((word) => ABOUT.has(word)).length;
  return about >= (anyPlain ? 1 : MIN_ABOUT) && about / folded.length >= (anyPlain ? ABOUT_BESIDE_PLAIN : MOSTLY_ABOUT);
}

function kept(clause: Clause, anyPlain: boolean): string[] {
  if (!isAddressed(clause, anyPlain)) return [clause.text];
  if (clause.folded.length <= WHOLE_CLAUSE_WORDS || clause.plain.length === 0) return [];
  const out = (at: number) => clause.plain.some(([from, to]) => at >= from - MARGIN_WORDS && at < to + MARGIN_WORDS);
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
