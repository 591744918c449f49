import type { SpokenText } from '@portal/protocol';
import type { PhraseName } from './phrases';
import type { Pace } from './patience';
import type { ConversationAction } from './types';

/** One question and all that is said around it, until the next one. */
export interface Turn {
  questionIndex: number;
  /** What the candidate was last asked: the question itself or a follow-up to it. */
  prompt: { kind: 'question' | 'follow_up'; text: SpokenText };
  followUps: number;
  answers: readonly string[];
  /** How much of the prompt has been heard; `cut_off` keeps the part that was. */
  hearing: { state: 'speaking'; /** Utterances still to be played, the prompt the last of them. */ utterances: number } | { state: 'heard' } | { state: 'cut_off'; heard: string };
  /** Nudges and replies already given since the candidate last spoke or was asked; each comes once. */
  given: ReadonlySet<string>;
  /** The candidate asked for time to think. */
  thinking: boolean;
  /** When the prompt was given, by the injected clock; null without one. */
  askedAtMs: number | null;
}

export type EndReason = Extract<ConversationAction, { type: 'end' }>['reason'];

export type ConversationState =
  | { phase: 'waiting' }
  | { phase: 'question'; turn: Turn }
  | { phase: 'confirming_stop'; turn: Turn; /** The question whether to end has been put a second time. */ askedTwice: boolean }
  | { phase: 'ended'; reason: EndReason };

/** All that changes in the course of an interview. Never changed in place: what was kept of it stays what it was. */
export interface Memory {
  readonly state: ConversationState;
  /** Which wording of each kind of phrase comes next. */
  readonly rotation: Readonly<Partial<Record<PhraseName, number>>>;
  /** How the last utterance began, so that the next begins otherwise. */
  readonly lastLead: string;
  readonly pace: Pace;
  readonly secondFollowUpSpent: boolean;
}

export const FRESH_MEMORY: Memory = { state: { phase: 'waiting' }, rotation: {}, lastLead: '', pace: 'usual', secondFollowUpSpent: false };
