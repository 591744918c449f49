import type { InterviewPlan } from '@portal/protocol';
import { createConversation } from '../conversation/conversation';
import { SILENCE_ENDS_MS } from '../conversation/silence';
import type { ConversationAction, ConversationEvent } from '../conversation/types';
import { seededChoice } from '../language/seeded';
import { react, type Reaction, type Temperament } from './candidates';
import type { Say } from './interviews';

export interface Rehearsal {
  /**
   * Who said what, in order. The part of an utterance that the candidate didn't hear is in
   * brackets.
   */
  lines: { who: 'interviewer' | 'candidate'; text: string }[];
  says: Say[];
  actions: ConversationAction[];
  end: Extract<ConversationAction, { type: 'end' }> | undefined;
}

/** Maximum number of turns. An interview that needs more must be stuck. */
const MOST_TURNS = 400;

/**
 * Runs a whole interview with a scripted candidate, including the silences and interruptions that a
 * room would report, but without audio.
 */
export function rehearse(plan: InterviewPlan, temperament: Temperament, seed: string): Rehearsal {
  const conversation = createConversation({ plan });
  const choice = seededChoice(`${seed}:${temperament}:${plan.id}`);
  const done: Rehearsal = { lines: [], says: [], actions: [], end: undefined };
  const times = new Map<number | null, number>();
  let waiting: ConversationAction[] = [];
  const tell = (event: ConversationEvent) => {
    if (event.type === 'answered') done.lines.push({ who: 'candidate', text: event.text });
    waiting.push(...conversation.handle(event));
  };

  /**
   * Performs the pending actions until it is the candidate's turn. Returns the candidate's
   * reaction, or null if none is expected.
   */
  const perform = (): Reaction | null => {
    for (let action = waiting.shift(); action; action = waiting.shift()) {
      done.actions.push(action);
      if (action.type === 'end') done.end = action;
      if (action.type !== 'say') continue;
      done.says.push(action);
      const reaction =
        action.expectsAnswer && !waiting.some(({ type }) => type === 'say')
          ? reactTo(action)
          : null;
      const words = action.text.text.split(' ');
      const heard =
        reaction?.does === 'interrupts'
          ? words.slice(0, Math.floor(words.length * reaction.share)).join(' ')
          : action.text.text;
      done.lines.push({
        who: 'interviewer',
        text:
          heard === action.text.text
            ? heard
            : `${heard} [${action.text.text.slice(heard.length).trim()}]`,
      });
      if (reaction?.does === 'interrupts') waiting = [];
      const after = conversation.handle(
        reaction?.does === 'interrupts'
          ? { type: 'interrupted', heard }
          : { type: 'utterance_finished' },
      );
      waiting.push(...after);
      if (reaction) {
        done.actions.push(...waiting.splice(0));
        return reaction;
      }
    }
    return null;
  };
  const reactTo = (said: Say): Reaction => {
    const time = (times.get(said.questionIndex) ?? 0) + 1;
    times.set(said.questionIndex, time);
    return react(temperament, {
      language: plan.language,
      said,
      topic: plan.questions[said.questionIndex ?? 0]!.topic,
      time,
      choice,
    });
  };

  tell({ type: 'candidate_joined' });
  for (let turn = 0; turn < MOST_TURNS && !done.end; turn += 1) {
    const reaction = perform();
    if (!reaction || done.end) break;
    if (reaction.does === 'waits')
      for (
        let elapsedMs = 1_000;
        elapsedMs <= SILENCE_ENDS_MS && !waiting.length;
        elapsedMs += 1_000
      )
        tell({ type: 'silence', elapsedMs });
    else tell({ type: 'answered', text: reaction.text, typed: false });
  }
  return done;
}
