import type { Clock } from '@portal/clock';
import {
  askedInOtherWords,
  commandOf,
  PATIENCE,
  SILENCE_ENDS_MS,
  type AnswerQuality,
  type Conversation,
  type ConversationAction,
  type ConversationEvent,
  isUnclearTurn,
  MEANINGS,
  type StoredUtterance,
  utteranceOf,
} from '@portal/interviewing';
import type { InterviewMessage } from '@portal/protocol';

/** State of an interview that was started by another worker. */
export interface Resumption {
  /** Time since the start of the interview (ms); null if nothing has been said yet. */
  elapsedMs: number | null;
  /** Highest `atMs` of the stored messages; -1 if there are none. */
  lastOrder: number;
}

type Say = Extract<ConversationAction, { type: 'say' }>;
type Replayable = Pick<Conversation, 'handle' | 'preview'>;

/**
 * The possible judgments of an answer by a language model. The transcript contains only the
 * resulting replies, not the judgments.
 */
const JUDGEMENTS: readonly (AnswerQuality | undefined)[] = [
  undefined,
  'good',
  'thin',
  'vague',
  'off_topic',
  'no_example',
  'no_result',
];

/** Events that make the interviewer speak but are not in the transcript, most likely first. */
const UNSTORED: readonly ConversationEvent[] = [
  { type: 'repeat_requested' },
  { type: 'candidate_joined' },
  { type: 'interviewer_changed' },
  { type: 'gave_way' },
  ...Object.values({ cutOffMs: 3_000, ...PATIENCE.usual.silenceStepsMs }).map(
    (elapsedMs): ConversationEvent => ({ type: 'silence', elapsedMs }),
  ),
  { type: 'time_up' },
  { type: 'silence', elapsedMs: SILENCE_ENDS_MS },
];

/**
 * Brings a new conversation to the state at the end of the stored transcript: replays the
 * transcript's events and discards the resulting actions. Where an event was not stored, tries each
 * possible event with `preview` and uses the one that makes the interviewer say the next stored
 * line.
 */
export function replay(
  conversation: Replayable,
  messages: readonly InterviewMessage[],
  clock: Clock,
): Resumption {
  const lastOrder = Math.max(-1, ...messages.map(({ metadata }) => metadata?.atMs ?? -1));
  const first = messages.find(({ role }) => role === 'assistant');
  if (!first) return { elapsedMs: null, lastOrder };
  // Leave out replies that were withdrawn, and answers that were cut off by a failure and so were
  // never accepted.
  const told = messages
    .map(utteranceOf)
    .filter((utterance) => utterance !== null)
    .filter(({ role, gaveWay, interrupted }) => !gaveWay && !(role === 'user' && interrupted));
  let due = saysOf(conversation.handle({ type: 'candidate_joined' }));
  told.forEach((utterance, at) => {
    if (utterance.role === 'user') {
      due = saysOf(conversation.handle(answerOf(conversation, utterance, told[at + 1])));
      return;
    }
    const expected = due.shift();
    const isExpected = expected !== undefined && isOfKind(expected, utterance);
    if (!isExpected) due = saysOf(conversation.handle(reasonFor(conversation, utterance))).slice(1);
    if (utterance.interrupted) {
      due = [];
      // Only what was heard of it is stored, which is not enough to ask it again.
      conversation.handle({ type: 'interrupted', heard: utterance.text });
      return;
    }
    const asked = isExpected ? askedInOtherWords(expected, utterance.text) : null;
    conversation.handle({ type: 'utterance_finished', ...(asked !== null && { asked }) });
  });
  return {
    elapsedMs: Math.max(
      0,
      clock.now() - Date.parse(first.createdAt) + (first.metadata?.endMs ?? 0),
    ),
    lastOrder,
  };
}

const saysOf = (actions: readonly ConversationAction[]): Say[] =>
  actions.filter((action): action is Say => action.type === 'say');

/**
 * Returns the event for a stored answer. It includes the meaning that was stored with it, or else the
 * judgement or the meaning that makes the interviewer say `next`, if there is one.
 */
function answerOf(
  conversation: Replayable,
  { text, typed, confidence, doubtful, understoodAs }: StoredUtterance,
  next: StoredUtterance | undefined,
): ConversationEvent {
  const answer = {
    type: 'answered',
    text,
    typed,
    ...(confidence !== null && { confidence }),
    ...(doubtful && { doubtful }),
  } as const;
  const stored = understoodAs && MEANINGS.find((meaning) => commandOf(meaning) === understoodAs);
  if (stored) return { ...answer, meaning: stored };
  const judged = JUDGEMENTS.map((judgement): ConversationEvent => ({
    ...answer,
    ...(judgement && { judgement }),
  }));
  const understood = isUnclearTurn(text)
    ? MEANINGS.map((meaning): ConversationEvent => ({ ...answer, meaning }))
    : [];
  return (
    (next?.role === 'assistant' && leadingTo(conversation, [...judged, ...understood], next)) ||
    answer
  );
}

/**
 * Some events are not stored. Returns the one that made the interviewer say `said`. If no event
 * fits, returns `gave_way`, which only makes the interviewer encourage the candidate.
 */
function reasonFor(conversation: Replayable, said: StoredUtterance): ConversationEvent {
  return leadingTo(conversation, UNSTORED, said) ?? { type: 'gave_way' };
}

/**
 * Returns the first of `events` that would make the interviewer say `said`. If none would, returns
 * the first that would make the interviewer say something of the same kind.
 */
function leadingTo(
  conversation: Replayable,
  events: readonly ConversationEvent[],
  said: StoredUtterance,
): ConversationEvent | undefined {
  const foreseen = events.map((event) => ({ event, say: saysOf(conversation.preview(event))[0] }));
  const fitting = foreseen.filter(({ say }) => say && isOfKind(say, said));
  return (fitting.find(({ say }) => say?.text.text.startsWith(said.text)) ?? fitting[0])?.event;
}

/**
 * Whether the stored utterance has the same kind and question as `say`. A value that is missing
 * from the stored utterance matches anything, because old messages have no kind.
 */
function isOfKind(say: Say, { kind, questionIndex }: StoredUtterance): boolean {
  return (
    (kind === null || kind === say.kind) &&
    (questionIndex === null || questionIndex === say.questionIndex)
  );
}
