import type { FollowUpReason, SpokenText } from '@portal/protocol';
import type { Told } from '../assessment/features';
import type { Command } from './commands/command';
import type { DoubtedAnswer } from './doubt';
import type { PhraseName } from './phrases';
import type { Pace } from './patience';
import type { ConversationAction } from './types';

/** The current question and what has been said about it so far. */
export interface QuestionInProgress {
  questionIndex: number;
  /**
   * What the candidate was asked last: the question or a follow-up to it. `inOtherWords` means that
   * a language model worded the follow-up; `text` is what was said.
   */
  prompt: { kind: 'question' | 'follow_up'; text: SpokenText; inOtherWords?: true };
  /** Reason for each follow-up asked so far; at most two. `deeper` follows a strong answer. */
  followUps: readonly (FollowUpReason | 'deeper')[];
  answers: readonly string[];
  /** How much of the prompt was played. `interrupted` also records the part that was heard. */
  playback:
    | {
        state: 'playing';
        /** Number of utterances still to play; the last of them is the prompt. */
        utterances: number;
      }
    | { state: 'played' }
    | { state: 'interrupted'; heard: string };
  /**
   * How often the candidate has made each request since the last answer; a repeated request gets a
   * different reply.
   */
  requests: Readonly<Partial<Record<Command, number>>>;
  /** Whether the prompt has already been repeated because it was interrupted. */
  putAgain: boolean;
  /** The latest nudge since the candidate last spoke. */
  nudges: 'none' | 'nudged' | 'skip_offered';
  /** Whether the candidate has asked for time to think. */
  thinking: boolean;
  /**
   * Whether the candidate was asked to say again, or was asked again, what was hardly understood.
   * Happens at most once.
   */
  askedToSayAgain: boolean;
  /** The answer that the candidate was asked to say again, until they answer; null if there is none. */
  doubted: DoubtedAnswer | null;
  /**
   * Time at which the question or follow-up was first asked, on the injected clock (ms); null
   * without a clock.
   */
  askedAtMs: number | null;
}

/** State of the phase before the closing, in which the candidate may ask questions. */
export interface Invitation {
  /** The most recent invitation to ask questions; repeated on request. */
  prompt: SpokenText;
  /** Number of the candidate's questions answered so far. */
  answered: number;
  /**
   * Whether the candidate accepted the invitation but has not asked anything yet, and was told to
   * go ahead.
   */
  toldToAsk: boolean;
  /** Whether the candidate has asked for time to think. */
  thinking: boolean;
  /** Whether the candidate was asked to say again what was hardly understood since the prompt. */
  askedToSayAgain: boolean;
}

export type EndReason = Extract<ConversationAction, { type: 'end' }>['reason'];

export type ConversationState =
  | { phase: 'waiting' }
  | { phase: 'question'; current: QuestionInProgress }
  | {
      phase: 'confirming_stop';
      current: QuestionInProgress;
      /** Whether the candidate was asked for confirmation a second time. */
      askedTwice: boolean;
    }
  /** After a long silence, the interviewer waits without speaking until the candidate continues. */
  | { phase: 'paused'; current: QuestionInProgress }
  /** All planned questions have been asked, and the candidate may ask their own. */
  | { phase: 'inviting'; invitation: Invitation }
  | { phase: 'ended'; reason: EndReason };

/** The whole state of an interview. Immutable, so that a saved state stays valid. */
export interface Memory {
  readonly state: ConversationState;
  /** For each phrase, the index of the wording to use next. */
  readonly rotation: Readonly<Partial<Record<PhraseName, number>>>;
  /** First clause of the last utterance, kept so that the next utterance can begin differently. */
  readonly lastLead: string;
  /** How often each wording of a follow-up was used. */
  readonly used: Readonly<Record<string, number>>;
  /** Words of the candidate that the interviewer has taken up already. */
  readonly quoted: readonly string[];
  /** What the answers so far told, to notice a story that is told again. */
  readonly told: readonly Told[];
  /** Whether the candidate was told that a story came up before. */
  readonly repeatTold: boolean;
  /** Index of the last question at which a strong answer was asked for more depth. */
  readonly deeperAt: number;
  /** Index of the last question after which the acknowledgement took up the candidate's words. */
  readonly heardAt: number | null;
  readonly pace: Pace;
  /** Whether the candidate was told that the interview continues in the language chosen for it. */
  readonly languageTold: boolean;
  /** Number of times that the candidate was asked to say again what was hardly understood. */
  readonly askedToSayAgain: number;
  /** Indexes of the questions that the candidate asked to answer at the end, in that order. */
  readonly deferred: readonly number[];
  /** Indexes of the questions that the candidate declined, in that order. */
  readonly skipped: readonly number[];
  /** Indexes of all questions that were ever put off. Each can be put off once. */
  readonly putOff: readonly number[];
}

export const FRESH_MEMORY: Memory = {
  state: { phase: 'waiting' },
  rotation: {},
  lastLead: '',
  used: {},
  quoted: [],
  told: [],
  repeatTold: false,
  deeperAt: -1,
  heardAt: null,
  pace: 'usual',
  languageTold: false,
  askedToSayAgain: 0,
  deferred: [],
  skipped: [],
  putOff: [],
};
