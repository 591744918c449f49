import type { FollowUpReason, SpokenText } from '@portal/protocol';
import type { Command } from './commands/command';
import type { PhraseName } from './phrases';
import type { Pace } from './patience';
import type { ConversationAction } from './types';

/** The current question, with everything said about it so far. */
export interface QuestionInProgress {
  questionIndex: number;
  /** What the candidate was asked last: the question or a follow-up to it. */
  prompt: { kind: 'question' | 'follow_up'; text: SpokenText };
  /** Reasons of the follow-ups so far; at most two. */
  followUps: readonly FollowUpReason[];
  answers: readonly string[];
  /** How much of the prompt was played; `interrupted` keeps the part that was heard. */
  playback:
    | {
        state: 'playing';
        /** Utterances still to play, including the prompt as the last one. */
        utterances: number;
      }
    | { state: 'played' }
    | { state: 'interrupted'; heard: string };
  /** Number of each request since the last answer; repeated ones get a different reply. */
  requests: Readonly<Partial<Record<Command, number>>>;
  /** The prompt was repeated because it had been interrupted. */
  putAgain: boolean;
  /** Nudges since the candidate last spoke. */
  nudges: 'none' | 'nudged' | 'skip_offered';
  /** The candidate asked for time to think. */
  thinking: boolean;
  /** When the prompt was given, by the injected clock; null without one. */
  askedAtMs: number | null;
}

/** The candidate's chance to ask questions, before the closing. */
export interface Invitation {
  /** The last utterance that expects a reply. */
  prompt: SpokenText;
  /** Number of the candidate's questions answered. */
  answered: number;
  /** "Yes" was answered with "please do". */
  toldToAsk: boolean;
  /** The candidate asked for time to think. */
  thinking: boolean;
}

export type EndReason = Extract<ConversationAction, { type: 'end' }>['reason'];

export type ConversationState =
  | { phase: 'waiting' }
  | { phase: 'question'; current: QuestionInProgress }
  | {
      phase: 'confirming_stop';
      current: QuestionInProgress;
      /** The confirmation was asked a second time. */
      askedTwice: boolean;
    }
  /** Long silence: say nothing until the candidate continues. */
  | { phase: 'paused'; current: QuestionInProgress }
  /** Every question was asked, and the candidate may ask their own. */
  | { phase: 'inviting'; invitation: Invitation }
  | { phase: 'ended'; reason: EndReason };

/** All state of an interview. Immutable, so that a saved state stays valid. */
export interface Memory {
  readonly state: ConversationState;
  /** Index of the next wording of each phrase. */
  readonly rotation: Readonly<Partial<Record<PhraseName, number>>>;
  /** How the last utterance began, so that the next one begins differently. */
  readonly lastLead: string;
  readonly pace: Pace;
  /** The candidate was told that the interview stays in its own language. */
  readonly languageTold: boolean;
}

export const FRESH_MEMORY: Memory = {
  state: { phase: 'waiting' },
  rotation: {},
  lastLead: '',
  pace: 'usual',
  languageTold: false,
};
