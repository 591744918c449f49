import type { Evidence, WrongClaim } from '@portal/protocol';
import { contentStems, fold, stem, words } from '../language/words';
import { isAsserted } from './assertion';
import { evidence, wordsIn } from './evidence';
import type { Answer, AnswerUtterance } from './transcript';

/** A plain mistake in an answer, in the candidate's words, and what is right instead. */
export interface Mistake {
  fact: string;
  evidence: Evidence;
}

/** Number of other words that may stand between two words of a form. */
const MAX_BETWEEN = 2;

interface Word {
  folded: string;
  /** Position in the piece of the message. */
  start: number;
  end: number;
}
interface Sentence {
  utterance: AnswerUtterance;
  piece: string;
  words: Word[];
  asks: boolean;
}

/** A word of a form; `open` if any ending fits. */
interface Expected {
  word: string;
  open: boolean;
}

/**
 * Finds the wrong claims of a question that its answer makes as the candidate's own, in order and
 * each once. A question is no claim.
 */
export function mistakesIn(answer: Answer): Mistake[] {
  const claims = answer.question.wrongClaims ?? [];
  if (claims.length === 0) return [];
  const sentences = sentencesOf(answer);
  return claims.flatMap((claim) => firstOf(claim, sentences, answer.index) ?? []);
}

function firstOf(
  { says, fact }: WrongClaim,
  sentences: readonly Sentence[],
  questionIndex: number,
): Mistake | null {
  for (const form of says.map(expectedOf)) {
    const claimed = new Set(form.map(({ word }) => stem(word)));
    const factStems = new Set([...contentStems(fact)].filter((word) => !claimed.has(word)));
    for (const [at, { utterance, piece, words: said, asks }] of sentences.entries()) {
      if (asks) continue;
      for (const places of matches(form, said)) {
        const [first, last] = [places[0]!, places.at(-1)!];
        const folded = said.map((word) => word.folded);
        const surroundings = {
          before: folded.slice(0, first),
          between: folded.slice(first, last).filter((_, from) => !places.includes(first + from)),
          after: [...folded.slice(last + 1), ...following(sentences, at)],
        };
        if (!isAsserted(surroundings, factStems)) continue;
        const quote = piece.slice(said[first]!.start, said[last]!.end);
        return { fact, evidence: evidence({ utterance, questionIndex, quote }) };
      }
    }
  }
  return null;
}

/** The words of the two sentences after one, in which it may be corrected. */
const following = (sentences: readonly Sentence[], at: number) =>
  sentences.slice(at + 1, at + 3).flatMap((sentence) => sentence.words.map(({ folded }) => folded));

const expectedOf = (form: string): Expected[] =>
  form.split(/\s+/).flatMap((part) =>
    words(part).map((word, at, all) => ({
      word,
      open: part.endsWith('*') && at === all.length - 1,
    })),
  );

/** Returns the places of a form's words, for each place where the form begins. */
function matches(form: readonly Expected[], said: readonly Word[]): number[][] {
  return said.flatMap(({ folded }, at) => {
    if (!form[0] || !fits(folded, form[0])) return [];
    const rest = continued(form.slice(1), said, at);
    return rest ? [[at, ...rest]] : [];
  });
}

function continued(
  form: readonly Expected[],
  said: readonly Word[],
  after: number,
): number[] | null {
  const [wanted, ...others] = form;
  if (!wanted) return [];
  for (let at = after + 1; at <= after + 1 + MAX_BETWEEN && at < said.length; at += 1) {
    const rest = fits(said[at]!.folded, wanted) ? continued(others, said, at) : null;
    if (rest) return [at, ...rest];
  }
  return null;
}

/** Whether a word is the one expected. In Arabic, "and" and "so" may be written with it. */
const fits = (said: string, { word, open }: Expected): boolean =>
  [said, said.replace(/^[وف](?=[\u0621-\u064A]{2})/, '')].some((form) =>
    open ? form.startsWith(word) : form === word,
  );

function sentencesOf(answer: Answer): Sentence[] {
  return answer.utterances.flatMap((utterance) =>
    utterance.kept.flatMap((piece) =>
      [...piece.matchAll(/[^.!?؟\n;]+(?:\.(?=\d)[^.!?؟\n;]+)*[.!?؟]?/g)].map((found) => ({
        utterance,
        piece,
        words: wordsIn(found[0]).map(({ written, at }) => ({
          folded: fold(written),
          start: found.index + at,
          end: found.index + at + written.length,
        })),
        asks: /[?؟]$/.test(found[0]),
      })),
    ),
  );
}

/** Whether two quotes from a text share a word of it. */
export function overlap(text: string, one: string, other: string): boolean {
  const said = words(text);
  const places = (quote: string) => {
    const wanted = words(quote);
    return said.flatMap((_, start) =>
      wanted.length > 0 && wanted.every((word, offset) => said[start + offset] === word)
        ? [{ start, end: start + wanted.length }]
        : [],
    );
  };
  return places(one).some((a) => places(other).some((b) => a.start < b.end && b.start < a.end));
}
