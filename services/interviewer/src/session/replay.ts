import {
  PATIENCE,
  SILENCE_ENDS_MS,
  type AnswerQuality,
  type Conversation,
  type ConversationAction,
  type ConversationEvent,
  type StoredUtterance,
  utteranceOf,
} from '@portal/interviewing';
import type { InterviewMessage } from '@portal/protocol';
import type { Clock } from '../clock';

/** Where an interview stood that another worker had begun. */
export interface Resumption {
  /** Since the interview's start (ms); null where nothing had been said. */
  elapsedMs: number | null;
  /** The place of the last message (`atMs` of its metadata); -1 where none is known. */
  lastOrder: number;
}

type Say = Extract<ConversationAction, { type: 'say' }>;
type Foreseeing = Pick<Conversation, 'handle' | 'preview'>;

/** How a language model may have judged an answer; the transcript does not tell, only what came of it. */
const JUDGEMENTS: readonly (AnswerQuality | undefined)[] = [
  undefined,
  'good',
  'thin',
  'vague',
  'off_topic',
  'no_example',
  'no_result',
];

/** What makes the interviewer speak and leaves no words of the candidate behind; the likeliest first. */
const UNWRITTEN: readonly ConversationEvent[] = [
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
 * Brings a fresh conversation to where the stored transcript leaves off. It is deterministic: told again what happened, it comes to
 * the same place; what it would have said then has been said, and is dropped. What the transcript does not tell is found by
 * looking ahead: of all that may have happened, it was what makes the interviewer say the line that is stored next.
 */
export function replay(
  conversation: Foreseeing,
  messages: readonly InterviewMessage[],
  clock: Clock,
): Resumption {
  const lastOrder = Math.max(-1, ...messages.map(({ metadata }) => metadata?.atMs ?? -1));
  const first = messages.find(({ role }) => role === 'assistant');
  if (!first) return { elapsedMs: null, lastOrder };
  // A sentence that gave way to the rest of the answer was taken back; an answer that a fault cut short has not been taken.
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
    if (!expected || !isOfKind(expected, utterance))
      due = saysOf(conversation.handle(reasonFor(conversation, utterance))).slice(1);
    if (utterance.interrupted) due = [];
    conversation.handle(
      utterance.interrupted
        ? { type: 'interrupted', heard: utterance.text }
        : { type: 'utterance_finished' },
    );
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

/** The answer, judged so that it leads to what was said next. */
function answerOf(
  conversation: Foreseeing,
  { text, typed, confidence }: StoredUtterance,
  next: StoredUtterance | undefined,
): ConversationEvent {
  const answer = {
    type: 'answered',
    text,
    typed,
    ...(confidence !== null && { confidence }),
  } as const;
  const judged = JUDGEMENTS.map((judgement): ConversationEvent => ({
    ...answer,
    ...(judgement && { judgement }),
  }));
  return (next?.role === 'assistant' && leadingTo(conversation, judged, next)) || answer;
}

/** What happened that nobody wrote down; nothing that matters where nothing fits. */
function reasonFor(conversation: Foreseeing, said: StoredUtterance): ConversationEvent {
  return leadingTo(conversation, UNWRITTEN, said) ?? { type: 'gave_way' };
}

/** Of the events the one after which the interviewer says this: in these very words, or else something of this kind. */
function leadingTo(
  conversation: Foreseeing,
  events: readonly ConversationEvent[],
  said: StoredUtterance,
): ConversationEvent | undefined {
  const foreseen = events.map((event) => ({ event, say: saysOf(conversation.preview(event))[0] }));
  const fitting = foreseen.filter(({ say }) => say && isOfKind(say, said));
  return (fitting.find(({ say }) => say?.text.text.startsWith(said.text)) ?? fitting[0])?.event;
}

/** Messages of long ago carry no kind: they are taken for what was due. */
function isOfKind(say: Say, { kind, questionIndex }: StoredUtterance): boolean {
  return (
    (kind === null || kind === say.kind) &&
    (questionIndex === null || questionIndex === say.questionIndex)
  );
}
