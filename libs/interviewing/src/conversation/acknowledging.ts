import type { SpokenText } from '@portal/protocol';
import type { Judgement } from './judge';
import type { QuestionInProgress } from './memory';
import { quotesOf, specificOf } from './own-words/quote';
import type { Stage } from './stage';

/**
 * Acknowledges an answer before moving on: takes up what the candidate did or what came of it, in
 * their own words, or else stays minimal. Says nothing about how good the answer was, and repeats
 * nothing of one that is known to be wrong: it would sound like approval.
 */
export function acknowledge(
  stage: Stage,
  { answers, questionIndex }: QuestionInProgress,
  { quality, mistaken }: Judgement,
): SpokenText {
  const { plan, memory } = stage;
  const isTurn = memory.heardAt === null || questionIndex - memory.heardAt > 1;
  if (quality !== 'good' || mistaken || !isTurn) return stage.phrase('neutral');
  const asked = stage.question(questionIndex).question.text;
  const telling = quotesOf(answers.join(' '), asked, plan.language).filter(
    ({ text, past }) => past && specificOf(text).length > 0 && !memory.quoted.includes(text),
  );
  const quote = telling.find(({ kind }) => kind === 'result') ?? telling[0];
  if (!quote) return stage.phrase('neutral');
  stage.remember({ heardAt: questionIndex, quoted: [...memory.quoted, quote.text] });
  return quote.kind === 'result'
    ? stage.phrase('heardResult', { x: withoutCapital(quote.text) })
    : stage.phrase('heardDeed', { x: quote.text });
}

/** Returns the beginning of a sentence as it stands within one: without the capital of an article. */
const withoutCapital = (text: string) =>
  text.replace(/^(?:The|A|An|All|Both|Most|No|Their|His|Her)\b/, (word) => word.toLowerCase());
