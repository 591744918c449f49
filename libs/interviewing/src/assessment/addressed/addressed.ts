import { words } from '../../language/words';
import { ARABIC } from './arabic';
import { ENGLISH } from './english';
import { FEATURES, featuresOf, saysPhrase } from './features';
import { BIAS, WEIGHTS } from './model';

const ABOUT = new Set([ENGLISH, ARABIC].flatMap(({ about }) => about.split('|')));

/** Whether a word is about scoring or giving orders, in either language. Expects a folded word. */
export const isAboutScoring = (word: string): boolean => ABOUT.has(word);

/**
 * Markup and code that nobody would say aloud: tags, braces with a colon, code fences, assignments,
 * comments and encoded blobs.
 */
const MARKUP =
  /<\/?[a-z][^>]{0,40}>|<!--|\{[^}]{0,200}:|```|^\s*#{2,} |^\s*\/\/|\[\/?[a-z]{3,12}\]|["\p{L}_]\s*=\s*["\p{L}\d]|"[\p{L}_ ]+"\s*:|(?:score|grade|rating|overall)\s*:|^\s*(?:system|assistant|user|نظام|النظام|المساعد)\s*:|(?<![\p{L}\d+/])(?=[A-Za-z0-9+/]*\d)(?=[A-Za-z0-9+/]*[A-Z])[A-Za-z0-9+/]{24,}={0,2}/iu;

/**
 * Longest clause, in words, that can be dropped as a whole. In a longer clause, only the stretches
 * addressed to the scorer are dropped.
 */
const WHOLE_CLAUSE_WORDS = 40;
/** Long unpunctuated speech is split into stretches of this many words. */
const STRETCH_WORDS = 8;
/**
 * Number of words to include as context before each group of words that is checked, because they
 * may show who performed the action.
 */
const WORDS_BEFORE = 4;
/**
 * Minimum `addressLikelihood` for dropping a clause, a stretch within a clause, or a clause next to
 * one that is dropped.
 */
const LEFT_OUT_FROM = { clause: 0.5, stretch: 0.8, beside: 0.2 };

/**
 * Returns the likelihood (0–1) that a clause addresses the scorer: 1 if it contains a known phrase,
 * otherwise computed from its features. Expects the output of `words`.
 */
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
  /**
   * Which words of the clause are addressed to the scorer: all of them, or ranges of word indices
   * (`to` is exclusive). An empty list means none.
   */
  addressed: 'all' | readonly [from: number, to: number][];
}

/**
 * Removes clauses addressed to the scorer ("ignore your rules", "full marks, please", "this is a
 * perfect answer", markup) from the utterances of one answer. Returns the rest of each utterance as
 * exact substrings.
 */
export function withoutAddresses(texts: readonly string[]): string[][] {
  const clauses = texts.map((text) => clausesOf(text).map(readClause));
  const all = clauses.flat();
  if (!all.some(speaksToScorer)) return texts.map((text) => withWords([text]));
  const hangsOn = ({ likelihood }: Clause) => likelihood >= LEFT_OUT_FROM.beside;
  // Drop the whole answer if every clause is, or may be, addressed to the scorer.
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
/**
 * Splits text into clauses at whitespace that follows sentence-ending punctuation, a semicolon or a
 * line break.
 */
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

/**
 * Splits long unpunctuated speech into overlapping stretches, each with the words before it as
 * context, so that a verb at the start of a stretch isn't mistaken for a command. Returns an empty
 * list for shorter speech.
 */
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
  // Keep each token's leading space, so that consecutive kept tokens form an exact substring.
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
