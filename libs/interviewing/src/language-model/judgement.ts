import { judgementSchema, type Language, type PlannedQuestion } from '@portal/protocol';
import { judgeAnswer } from '../conversation/judge';
import type { AnswerQuality } from '../conversation/types';

/** A reply to `judgePrompt` that is none. */
export class JudgementInvalid extends Error {
  override readonly name = 'JudgementInvalid';
}

/** A judgement is one short JSON object: longer replies are something else. */
export const MAX_JUDGEMENT_CHARS = 200;

/**
 * Reads a model's reply to `judgePrompt`.
 * A model can be talked into liking an answer, but words can be counted: `good` is not believed of one that is thin by the rules.
 * @throws JudgementInvalid where it is anything but the one field with one of its values.
 */
export function readJudgement(
  reply: string,
  question: PlannedQuestion,
  answer: string,
  language: Language,
): AnswerQuality {
  const { quality } = parse(reply);
  return quality === 'good' && judgeAnswer(question, answer, language).reasons.includes('thin')
    ? 'thin'
    : quality;
}

function parse(reply: string) {
  try {
    return judgementSchema.parse(JSON.parse(reply));
  } catch (error) {
    throw new JudgementInvalid('the reply is no judgement', { cause: error });
  }
}
