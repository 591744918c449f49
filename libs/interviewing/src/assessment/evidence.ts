import type { Evidence } from '@portal/protocol';
import { contentWords, fold, words } from '../language/words';
import type { Answer, AnswerUtterance } from './transcript';

const MAX_QUOTE_CHARS = 200;

interface Span {
  utterance: AnswerUtterance;
  questionIndex: number;
  quote: string;
}

/**
 * Returns the clauses of an answer, exactly as stored, leaving out those addressed to the scorer.
 * Overlong clauses are split, between words if possible.
 */
export function spans(answer: Answer): Span[] {
  return answer.utterances.flatMap((utterance) =>
    utterance.kept
      .flatMap((piece) => piece.match(/[^.!?؟\n;]+(?:\.(?=\d)[^.!?؟\n;]+)*[.!?؟]?/g) ?? [])
      .flatMap(cut)
      .map((quote) => quote.trim())
      .filter((quote) => words(quote).length > 0)
      .map((quote) => ({ utterance, questionIndex: answer.index, quote })),
  );
}

function cut(clause: string): string[] {
  if (clause.length <= MAX_QUOTE_CHARS) return [clause];
  const pieces: string[] = [];
  let rest = clause;
  while (rest.length > MAX_QUOTE_CHARS) {
    const space = rest.lastIndexOf(' ', MAX_QUOTE_CHARS);
    const at = space > MAX_QUOTE_CHARS / 2 ? space : MAX_QUOTE_CHARS;
    pieces.push(rest.slice(0, at));
    rest = rest.slice(at);
  }
  return [...pieces, rest];
}

/** Returns the `count` quotes with the highest `worth`, best first, omitting those worth 0. */
export function quotes(
  answers: readonly Answer[],
  worth: (quote: string, answer: Answer) => number,
  count: number,
): Evidence[] {
  return answers
    .flatMap((answer) => spans(answer).map((span) => ({ span, value: worth(span.quote, answer) })))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value)
    .slice(0, count)
    .map(({ span }) => evidence(span));
}

/**
 * Returns the best quotes or, if all are worth 0, the one with the most content words, because
 * every score needs evidence.
 */
export function cited(
  answers: readonly Answer[],
  worth: (quote: string, answer: Answer) => number,
  count: number,
): Evidence[] {
  const found = quotes(answers, worth, count);
  return found.length > 0
    ? found
    : quotes(answers, (quote) => 1 + Math.min(25, contentWords(quote).length), 1);
}

/** A word as it is written, with the marks of Arabic vowels. */
const WRITTEN_WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}\u0640'’+#&]|[.,](?=[\p{L}\p{N}]))*%?/gu;

/** Returns the words of a text as they are written, each with its position. */
export const wordsIn = (text: string): { written: string; at: number }[] =>
  [...text.matchAll(WRITTEN_WORD)].map((found) => ({ written: found[0], at: found.index }));

/**
 * Finds a quote in the messages of an answer, whatever its spelling and punctuation. Returns the
 * words as stored, or null if they are not in one message.
 */
export function locate(quote: string, answer: Answer): Evidence | null {
  const wanted = words(quote);
  if (wanted.length === 0) return null;
  for (const utterance of answer.utterances)
    for (const piece of utterance.kept) {
      const said = wordsIn(piece);
      const at = said.findIndex((_, start) =>
        wanted.every((word, offset) => fold(said[start + offset]?.written ?? '') === word),
      );
      const last = said[at + wanted.length - 1];
      if (at < 0 || !last) continue;
      const found = piece.slice(said[at]!.at, last.at + last.written.length);
      return evidence({ utterance, questionIndex: answer.index, quote: found });
    }
  return null;
}

export function evidence({ utterance, questionIndex, quote }: Span): Evidence {
  return {
    messageId: utterance.messageId,
    segmentId: utterance.segmentId,
    questionIndex,
    quote,
    atMs: utterance.startMs,
  };
}
