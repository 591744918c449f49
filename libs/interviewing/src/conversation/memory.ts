import type { FollowUpReason, SpokenText } from '@portal/protocol';
import type { Command } from './commands/command';
import type { PhraseName } from './phrases';
import type { Pace } from './patience';
import type { ConversationAction } from './types';

/** One question and all that is said around it, until the next one. */
export interface QuestionInProgress {
  questionIndex: number;
  /** What the candidate was last asked: the question itself or a follow-up to it. */
  prompt: { kind: 'question' | 'follow_up'; text: SpokenText };
  /** What the follow-ups so far have asked for; at most two. */
  followUps: readonly FollowUpReason[];
  answers: readonly string[];
  /** How much of the prompt has been heard; `cut_off` keeps the part that was. */
  playback:
    | {
        state: 'playing';
        /** Utterances still to be played, the prompt the last of them. */ utterances: number;
      }
    | { state: 'played' }
    | { state: 'interrupted'; heard: string };
  /** How often the candidate has asked what, since they last answered: after some times they are helped otherwise, or brought on. */
  requests: Readonly<Partial<Record<Command, number>>>;
  /** The prompt was cut off and has been put again for that. */
  putAgain: boolean;
  /** How often the silence has been met since the candidate last said something. */
  nudges: 'none' | 'nudged' | 'skip_offered';
  /** The candidate asked for time to think. */
  thinking: boolean;
  /** When the prompt was given, by the injected clock; null without one. */
  askedAtMs: number | null;
}

/** The candidate's chance to ask, before the closing. */
export interface Invitation {
  /** What was said last that asks for their words. */
  prompt: SpokenText;
  /** Questions of the candidate that were answered. */
  answered: number;
  /** "Yes" was met with "please do". */
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
      /** The question whether to end has been put a second time. */ askedTwice: boolean;
    }
  /** Nothing was heard for long: nothing is said either, until the candidate goes on. */
  | { phase: 'paused'; current: QuestionInProgress }
  /** Every question was asked, and the candidate may ask. */
  | { phase: 'inviting'; invitation: Invitation }
  | { phase: 'ended'; reason: EndReason };

/** All that changes in the course of an interview. Never changed in place: what was kept of it stays what it was. */
export interface Memory {
  readonly state: ConversationState;
  /** Which wording of each kind of phrase comes next. */
  readonly rotation: Readonly<Partial<Record<PhraseName, number>>>;
  /** How the last utterance began, so that the next begins otherwise. */
  readonly lastLead: string;
  readonly pace: Pace;
  /** It was said that the interview goes on in its own language. */
  readonly languageTold: boolean;
}

export const FRESH_MEMORY: Memory = {
  state: { phase: 'waiting' },
  rotation: {},
  lastLead: '',
  pace: 'usual',
  languageTold: false,
};
