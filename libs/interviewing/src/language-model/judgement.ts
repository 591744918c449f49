import { judgementSchema, type PlannedQuestion } from '@portal/protocol';
import { judgeAnswer } from '../conversation/judge';
import type { AnswerQuality } from '../conversation/types';
import { replyFormat, withoutFence } from './ask-for';

/** Thrown if the reply to `judgePrompt` is not a valid judgement. */
export class JudgementInvalid extends Error {
  override readonly name = 'JudgementInvalid';
}

/** The form of the reply to `judgePrompt`. */
export const JUDGEMENT_FORMAT = replyFormat('judgement', judgementSchema);

/**
 * Maximum length of a judgement, in characters. A longer reply isn't the short JSON object that was
 * asked for.
 */
export const MAX_JUDGEMENT_CHARS = 200;

/**
 * Reads a model's reply to `judgePrompt`. Changes `good` to `thin` if the rules find the answer
 * thin, because a model can be talked into liking an answer.
 * @throws JudgementInvalid if the reply is not a JSON object with the one expected field and an
 *   allowed value.
 */
export function readJudgement(
  reply: string,
  question: PlannedQuestion,
  answer: string,
): AnswerQuality {
  const { quality } = parse(reply);
  return quality === 'good' && judgeAnswer(question, answer).reasons.includes('thin')
    ? 'thin'
    : quality;
}

function parse(reply: string) {
  try {
    return judgementSchema.parse(JSON.parse(withoutFence(reply)));
  } catch (error) {
    throw new JudgementInvalid('the reply is not a judgement', { cause: error });
  }
}
