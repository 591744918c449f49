import type { InterviewPlan } from '@portal/protocol';
import { words } from '../language/words';
import { answered, confirmed, hasWords, resumed } from './answering';
import { askAgain, begin, confirmStop, goBackTo } from './asking';
import { closeInTime, leave } from './closing';
import { plain } from './commands/read-command';
import { asksToGoBack, questionToGoBackTo } from './going-back';
import { inInvitation } from './inviting';
import {
  FRESH_MEMORY,
  type ConversationState,
  type Memory,
  type QuestionInProgress,
} from './memory';
import { silent } from './silence';
import { Stage } from './stage';
import type { ConversationAction, ConversationEvent } from './types';

declare const opaque: unique symbol;
/** A saved state, which can be restored only in the same conversation. */
export interface Checkpoint {
  readonly [opaque]: true;
}

export interface Conversation {
  /**
   * Handles an event and returns the actions to perform, in order. Returns none after the interview
   * has ended. Never throws.
   */
  handle(event: ConversationEvent): ConversationAction[];
  /** Returns what `handle` would return for this event now, without changing anything. */
  preview(event: ConversationEvent): ConversationAction[];
  checkpoint(): Checkpoint;
  /**
   * Returns to a saved state. Used when the interviewer assumed too early that an answer was
   * complete: once the candidate continues, both parts of the answer are handled as one `answered`
   * event.
   */
  restore(checkpoint: Checkpoint): void;
  readonly state: ConversationState;
}

/**
 * Creates the state machine for one interview: the greeting, the planned questions with at most two
 * follow-ups each, the candidate's own questions, the closing and the end.
 *
 * Deterministic: the same plan and events always produce the same actions. `clock` (ms, from any
 * origin) is used only to timestamp the questions.
 */
export function createConversation({
  plan,
  clock,
}: {
  plan: InterviewPlan;
  clock?: () => number;
}): Conversation {
  let memory = FRESH_MEMORY;
  const play = (event: ConversationEvent): { actions: ConversationAction[]; memory: Memory } => {
    const stage = new Stage(plan, memory, clock);
    const actions = route(stage, event);
    return { actions, memory: stage.memory };
  };
  return {
    get state() {
      return memory.state;
    },
    handle(event) {
      const played = play(event);
      memory = played.memory;
      return played.actions;
    },
    preview: (event) => play(event).actions,
    checkpoint: () => memory as unknown as Checkpoint,
    restore(checkpoint) {
      memory = checkpoint as unknown as Memory;
    },
  };
}

/** Share of a prompt's words that must have been played for it to count as asked. */
const ASKED_SHARE = 0.8;

const ANSWERED = { question: answered, confirming_stop: confirmed, paused: resumed };

function route(stage: Stage, event: ConversationEvent): ConversationAction[] {
  const { state } = stage;
  if (event.type === 'pace_requested') stage.remember({ pace: event.pace });
  if (event.type === 'answered' && !hasWords(event.text)) return [];
  switch (state.phase) {
    case 'ended':
      return [];
    case 'waiting':
      return event.type === 'candidate_joined' || event.type === 'interviewer_changed'
        ? begin(stage)
        : event.type === 'candidate_left'
          ? leave(stage)
          : [];
    case 'inviting':
      return event.type === 'candidate_left'
        ? leave(stage)
        : (goBackAtEnd(stage, event) ?? inInvitation(stage, state.invitation, event));
    default:
      return inQuestion(stage, state.current, event);
  }
}

/** Asks an earlier question again if the candidate wants to go back to one; null otherwise. */
function goBackAtEnd(stage: Stage, event: ConversationEvent): ConversationAction[] | null {
  if (event.type !== 'answered') return null;
  const said = plain(event.text);
  if (!asksToGoBack(said)) return null;
  const target = questionToGoBackTo(stage, said, stage.plan.questions.length);
  return target === null ? null : goBackTo(stage, target);
}

function inQuestion(
  stage: Stage,
  current: QuestionInProgress,
  event: ConversationEvent,
): ConversationAction[] {
  const { state } = stage;
  switch (event.type) {
    case 'answered':
      return ANSWERED[state.phase as keyof typeof ANSWERED](stage, current, event);
    case 'utterance_finished':
      return finished(stage, withAsked(current, event.asked));
    case 'interrupted':
      return interrupted(stage, withAsked(current, event.asked), event.heard);
    case 'silence':
      return silent(stage, current, event.elapsedMs);
    case 'candidate_joined':
      return askAgain(stage, current, 'welcomeBack');
    case 'interviewer_changed':
      return askAgain(stage, current, 'wasAway');
    case 'repeat_requested':
      return state.phase === 'confirming_stop'
        ? confirmStop(stage, current, state.askedTwice)
        : askAgain(stage, current, 'repeat');
    case 'gave_way':
      return stage.reply(current, 'acknowledgement', stage.phrase('giveWay'));
    case 'time_up':
      return closeInTime(stage, current);
    case 'candidate_left':
      return leave(stage);
    case 'pace_requested':
      return [];
  }
}

/** Remembers what was asked if a follow-up was put in other words, so that it can be repeated. */
function withAsked(current: QuestionInProgress, asked: string | undefined): QuestionInProgress {
  return asked === undefined || current.prompt.kind !== 'follow_up'
    ? current
    : { ...current, prompt: { kind: 'follow_up', text: { text: asked }, inOtherWords: true } };
}

/**
 * Handles an interruption by recording how much of the prompt was played. Interrupting a nudge or a
 * reply doesn't affect the prompt.
 */
function interrupted(
  stage: Stage,
  current: QuestionInProgress,
  heard: string,
): ConversationAction[] {
  if (current.playback.state === 'playing') {
    // If another utterance was still to be played before the prompt, none of the prompt was heard.
    const heardOfIt = current.playback.utterances > 1 ? '' : heard;
    const played = new Set(words(heardOfIt));
    const prompt = words(current.prompt.text.text);
    const share = prompt.filter((word) => played.has(word)).length / Math.max(1, prompt.length);
    rememberPlayback(
      stage,
      current,
      share >= ASKED_SHARE ? { state: 'played' } : { state: 'interrupted', heard: heardOfIt },
    );
  }
  return [stage.intent('listening', current.questionIndex)];
}

/** Handles the end of an utterance. Once the prompt has been played, it is the candidate's turn. */
function finished(stage: Stage, current: QuestionInProgress): ConversationAction[] {
  if (current.playback.state === 'playing') {
    const utterances = current.playback.utterances - 1;
    rememberPlayback(
      stage,
      current,
      utterances > 0 ? { state: 'playing', utterances } : { state: 'played' },
    );
    if (utterances > 0) return [];
  }
  return [stage.intent('listening', current.questionIndex)];
}

function rememberPlayback(
  stage: Stage,
  current: QuestionInProgress,
  playback: QuestionInProgress['playback'],
): void {
  const { state } = stage;
  if ('current' in state) stage.become({ ...state, current: { ...current, playback } });
}
