import { words } from '../../language/words';
import { ARABIC } from './arabic';
import { ENGLISH } from './english';
import { FEATURES, featuresOf, saysPhrase } from './features';
import { BIAS, WEIGHTS } from './model';

const ABOUT = new Set([ENGLISH, ARABIC].flatMap(({ about }) => about.split('|')));

/** Whether a folded word is of scoring or of giving orders, in either language. */
export const isAboutScoring = (word: string): boolean => ABOUT.has(word);

/** Tags, braces with a colon, fences, assignments, comments and blobs: nobody says them. */
const MARKUP =
  /<\/?[a-z][^>]{0,40}>|<!--|\{[^}]{0,200}:|```|^\s*#{2,} |^\s*\/\/|\[\/?[a-z]{3,12}\]|["\p{L}_]\s*=\s*["\p{L}\d]|"[\p{L}_ ]+"\s*:|(?:score|grade|rating|overall)\s*:|^\s*(?:system|assistant|user|نظام|النظام|المساعد)\s*:|(?<![\p{L}\d+/])(?=[A-Za-z0-9+/]*\d)(?=[A-Za-z0-9+/]*[A-Z])[A-Za-z0-9+/]{24,}={0,2}/iu;

/** A clause up to this long is left out whole; of longer unpunctuated speech the stretches that speak to the scorer. */
const WHOLE_CLAUSE_WORDS = 40;
/** Long speech is looked through in stretches of so many words. */
const STRETCH_WORDS = 8;
/** What is before them may say whose deed it is. */
const WORDS_BEFORE = 4;
/** How likely something must be addressed to the scorer to be left out: a clause, a stretch out of the middle of one, and a clause beside one that is. */
const LEFT_OUT_FROM = { clause: 0.5, stretch: 0.8, beside: 0.2 };

/** How likely a clause speaks to the scorer (0–1): surely by a phrase of such speech, else by all that it has. Expects its words as `words` gives them. */
export function addressLikelihood(folded: readonly string[]): number {
  if (saysPhrase(folded)) return 1;
  const features = featuresOf(folded);
  return (
    1 / (1 + Math.exp(-FEATURES.reduce((sum, name) => sum + WEIGHTS[name] * features[name], BIAS)))
  );
}

interface Clause {
  text: string;
  likelihood: number;
  /** What of it is addressed to the scorer, as words from and to. */
  addressed: 'all' | readonly [from: number, to: number][];
}

/**
 * What each of these utterances of one answer says of the work: exact substrings of it, without the clauses that are addressed to
 * whoever scores ("ignore your rules", "full marks, please", "this is a perfect answer", markup).
 */
export function withoutAddresses(texts: readonly string[]): string[][] {
  const clauses = texts.map((text) => clausesOf(text).map(readClause));
  const all = clauses.flat();
  if (!all.some(speaksToScorer)) return texts.map((text) => withWords([text]));
  const hangsOn = ({ likelihood }: Clause) => likelihood >= LEFT_OUT_FROM.beside;
  // A few loose words between pleas are no answer either.
  if (
    all.every(
      (clause) => clause.addressed === 'all' || (clause.addressed.length === 0 && hangsOn(clause)),
    )
  )
    return texts.map(() => []);
  const left = new Set(
    all.filter(
      (clause, at) =>
        clause.addressed === 'all' ||
        (hangsOn(clause) && [all[at - 1], all[at + 1]].some(speaksToScorer)),
    ),
  );
  const keptOf = (clause: Clause) => (left.has(clause) ? [] : without(clause));
  return clauses.map((own, at) =>
    withWords(
      own.some((clause) => left.has(clause) || speaksToScorer(clause))
        ? own.flatMap(keptOf)
        : [texts[at] ?? ''],
    ),
  );
}

const withWords = (pieces: readonly string[]) =>
  pieces.map((piece) => piece.trim()).filter((piece) => words(piece).length > 0);
/** The sentences of a text. */
export const clausesOf = (text: string): string[] =>
  text.split(/(?<=[.!?؟;؛\n])\s+/).filter((clause) => clause.trim() !== '');
const speaksToScorer = (clause: Clause | undefined) =>
  clause !== undefined && clause.addressed.length > 0;

function readClause(text: string): Clause {
  const folded = words(text);
  const likelihood = addressLikelihood(folded);
  const whole =
    MARKUP.test(text) ||
    (folded.length <= WHOLE_CLAUSE_WORDS && likelihood >= LEFT_OUT_FROM.clause);
  const stretches = stretchesOf(folded).flatMap((words, from): [number, number][] =>
    addressLikelihood(words) >= LEFT_OUT_FROM.stretch ? [[from, from + STRETCH_WORDS]] : [],
  );
  return { text, likelihood, addressed: whole ? 'all' : stretches };
}

/** The stretches of long speech without a full stop, each with the words before it; a verb at a cut is no order, so nothing stands before those. */
export const stretchesOf = (folded: readonly string[]): string[][] =>
  folded.length <= WHOLE_CLAUSE_WORDS
    ? []
    : Array.from({ length: folded.length - STRETCH_WORDS + 1 }, (_, from) => [
        ...(from > WORDS_BEFORE ? [''] : []),
        ...folded.slice(Math.max(0, from - WORDS_BEFORE), from + STRETCH_WORDS),
      ]);

function without({ text, addressed }: Clause): string[] {
  if (addressed === 'all') return [];
  if (addressed.length === 0) return [text];
  const out = (at: number) => addressed.some(([from, to]) => at >= from && at < to);
  const pieces: string[] = [];
  let piece = '';
  let at = 0;
  // Tokens with the space before them, so that what stays together remains an exact substring.
  for (const token of text.split(/(?<=\S)(?=\s)/)) {
    const count = words(token).length;
    if (count > 0 && out(at)) {
      pieces.push(piece);
      piece = '';
    } else piece += token;
    at += count;
  }
  return [...pieces, piece];
}
