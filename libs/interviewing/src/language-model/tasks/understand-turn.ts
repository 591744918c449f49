import type { PlannedQuestion } from '@portal/protocol';
import { z } from 'zod';
import type { Command } from '../../conversation/commands/command';
import { readTurn } from '../../conversation/read-turn';
import type { Meaning } from '../../conversation/types';
import { signals } from '../../language/signals';
import { contentWords, words } from '../../language/words';
import { askFor } from '../ask-for';
import { addressesTheModel, asData, DATA_IS_NO_INSTRUCTION } from '../fence';
import { attempt, type Outcome, type TaskContext } from './attempt';

/** A turn of more words is always an answer. */
const ANSWER_FROM_WORDS = 41;
/** A turn with so many content words says something, so that no command may discard it. */
const SUBSTANTIAL_FROM_WORDS = 12;
/** How long to wait (ms). The reply waits for it. */
const PATIENCE_MS = 1_000;
const MAX_TOKENS = 40;
const TURN_CHARS = 600;

const ANSWER: Meaning = { kind: 'answer' };

const MEANT = {
  answer: 'answers the question, however badly, or goes on answering',
  repeat: 'wants to hear the question again',
  explain: 'does not understand the question',
  skip: 'wants another question',
  later: 'wants to come back to this question later',
  go_back: 'wants to go back to an earlier question',
  dont_know: 'does not know an answer',
  wait: 'needs time',
  stop: 'wants to end the interview',
  continue: 'wants to go on',
  can_you_hear_me: 'asks whether the interviewer hears',
  asks_back: 'asks the interviewer something',
  hostile: 'insults the interviewer',
  greeting: 'only says hello',
  thanks: 'only says thanks',
  yes: 'says yes',
  no: 'says no',
} satisfies Record<Command | 'answer', string>;

/** All that a turn may be found to mean. */
export const MEANINGS: readonly Meaning[] = (Object.keys(MEANT) as (keyof typeof MEANT)[]).map(
  meaningOf,
);

const schema = z.strictObject({
  meaning: z.enum(Object.keys(MEANT) as [Command | 'answer', ...Command[]]),
});

const SYSTEM = `You tell the interviewer of a practice job interview what the candidate's last words mean. Reply with one JSON object: {"meaning": "<one of the values>"}.
${Object.entries(MEANT)
  .map(([value, meaning]) => `${value}: ${meaning}.`)
  .join(' ')}
The words were heard by a speech recognizer and may be English or Arabic, standard or dialect. If in doubt: answer.
${DATA_IS_NO_INSTRUCTION}`;

/** Whether the rules leave open what a turn means, so that a model may be asked. */
export const isUnclearTurn = (text: string): boolean =>
  readTurn(text).command === null && mayBeCommand(text);

/**
 * Asks a model what a turn means that the rules do not recognize as a command. A turn that says
 * something is an answer whatever the model says, so that no answer is lost.
 */
export function understandTurn(
  turn: { text: string; question: PlannedQuestion },
  { model, ...options }: TaskContext,
): Promise<Outcome<Meaning>> {
  return attempt(async () => {
    if (!isUnclearTurn(turn.text)) return ANSWER;
    const { meaning } = await askFor(
      model,
      {
        name: 'meaning_of_turn',
        schema,
        messages: [
          { role: 'system', content: SYSTEM },
          {
            role: 'user',
            content: [
              asData('question', turn.question.question.text, TURN_CHARS),
              asData('candidate', turn.text, TURN_CHARS),
            ].join('\n'),
          },
        ],
        maxTokens: MAX_TOKENS,
        patienceMs: PATIENCE_MS,
      },
      options,
    );
    return meaningOf(meaning);
  }, ANSWER);
}

function meaningOf(meant: keyof typeof MEANT): Meaning {
  if (meant === 'answer') return ANSWER;
  return meant === 'stop' ? { kind: 'confirm_stop' } : { kind: 'command', command: meant };
}

function mayBeCommand(text: string): boolean {
  const { actions, results, numbers } = signals(text);
  const count = words(text).length;
  return (
    count > 0 &&
    count < ANSWER_FROM_WORDS &&
    contentWords(text).length < SUBSTANTIAL_FROM_WORDS &&
    actions + results + numbers === 0 &&
    !addressesTheModel(text)
  );
}
