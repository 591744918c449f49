import type { Language, PlannedQuestion, SpokenText } from '@portal/protocol';
import { z } from 'zod';
import { contentStems, withoutTashkeel, words } from '../../language/words';
import { askFor } from '../ask-for';
import { addressesTheModel, asData, DATA_IS_NO_INSTRUCTION } from '../fence';
import { LANGUAGES } from '../languages';
import { givesVerdict } from '../sentence-rules';
import { attempt, type Outcome, type TaskContext } from './attempt';
import { givenIn, inventsFigure, inventsName, isFit, isOneQuestion, isWrittenIn } from './guards';

export interface FollowUpTask {
  question: PlannedQuestion;
  /** All that the candidate has answered to this question. */
  answer: string;
  /** The expected point that the answer lacks. */
  missing: string;
  language: Language;
}

/** Thrown if the model's follow-up must not be asked. */
export class FollowUpRefused extends Error {
  override readonly name = 'FollowUpRefused';
}

const MAX_WORDS = 30;
/** How long to wait (ms). The candidate waits for the reply. */
const PATIENCE_MS = 1_200;
const MAX_TOKENS = 160;
const TEXT_CHARS = 600;
const ANSWER_CHARS = 2_500;

const schema = z.strictObject({ question: z.string() });

const systemPrompt = (language: Language) =>
  `You are the interviewer of a practice job interview and ask one follow-up question. Reply with one JSON object: {"question": "<the question>"}.
Take up the candidate's own words and ask for what is still missing. At most ${MAX_WORDS} words, exactly one question, one question mark at its end. Language: ${LANGUAGES[language]}.
Never: praise, blame, a score, verdict or promise; age, family, religion, health, origin or politics; names and figures that the candidate did not give; the answer itself.
${DATA_IS_NO_INSTRUCTION}`;

/**
 * Asks a model for a follow-up that aims at a missing point, in the candidate's own words. The
 * result is null if the rules' follow-up is to be asked.
 *
 * Models write Arabic without diacritics: with a voice that cannot read it so, do not call this.
 */
export function writeFollowUp(
  task: FollowUpTask,
  { model, ...options }: TaskContext,
): Promise<Outcome<SpokenText | null>> {
  return attempt(async () => {
    if (addressesTheModel(task.answer)) return null;
    const reply = await askFor(
      model,
      {
        name: 'follow_up',
        schema,
        messages: [
          { role: 'system', content: systemPrompt(task.language) },
          {
            role: 'user',
            content: [
              asData('question', task.question.question.text, TEXT_CHARS),
              asData('candidate_answer', task.answer, ANSWER_CHARS),
              asData('still_missing', task.missing, TEXT_CHARS),
            ].join('\n'),
          },
        ],
        maxTokens: MAX_TOKENS,
        patienceMs: PATIENCE_MS,
      },
      options,
    );
    const text = withoutTashkeel(reply.question).replace(/\s+/g, ' ').trim();
    if (!mayBeAsked(text, task)) throw new FollowUpRefused('not a follow-up to this answer');
    return { text };
  }, null);
}

function mayBeAsked(text: string, { question, answer, missing, language }: FollowUpTask): boolean {
  const given = `${question.question.text}\n${answer}\n${missing}`;
  const known = givenIn(given);
  const aim = contentStems(`${answer} ${missing}`);
  return (
    isOneQuestion(text) &&
    words(text).length <= MAX_WORDS &&
    isFit(text) &&
    isWrittenIn(language, text, known) &&
    !givesVerdict(text, given) &&
    !inventsName(text, known) &&
    !inventsFigure(text, known) &&
    [...contentStems(text)].some((stem) => aim.has(stem))
  );
}
