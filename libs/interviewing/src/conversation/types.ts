import type { FollowUpReason, SpokenText } from '@portal/protocol';
import type { Command } from './commands/command';
import type { Pace } from './patience';
import type { Utterance } from './utterance';

/**
 * Events during an interview. The adapter (worker or test) reports them, and the conversation
 * decides how to react.
 */
export type ConversationEvent =
  /** The candidate has entered the room and can hear the interviewer. */
  | { type: 'candidate_joined' }
  /** Another interviewer (worker) took over while the candidate was in the room. */
  | { type: 'interviewer_changed' }
  /**
   * The candidate finished a turn, spoken or typed. `confidence` (0–1) is set if the recognizer
   * provides it, and `doubtful` if it is so low that the turn was hardly understood. `judgement` and
   * `meaning` come from a language model; if they are missing, the rules judge the answer and say
   * what the turn means.
   */
  | ({
      type: 'answered';
      judgement?: AnswerQuality;
      meaning?: Meaning;
      confidence?: number;
      doubtful?: boolean;
    } & Pick<Utterance, 'text' | 'typed'>)
  /**
   * The interviewer's utterance was played to the end. `asked` is what was asked if a language model
   * put a follow-up in other words (see `askedInOtherWords`).
   */
  | { type: 'utterance_finished'; asked?: string }
  /**
   * The candidate interrupted; `heard` is the part of the utterance that was played, and `asked` the
   * whole of it, as above.
   */
  | { type: 'interrupted'; heard: string; asked?: string }
  /**
   * The candidate has had the floor for this long (ms) without saying a word. Reported about once a
   * second.
   */
  | { type: 'silence'; elapsedMs: number }
  /** The candidate pressed the button that repeats the question. */
  | { type: 'repeat_requested' }
  /** The candidate pressed a button to switch to a slower pace or back to the usual one. */
  | { type: 'pace_requested'; pace: Pace }
  /**
   * The candidate interrupted a reply that came too early. The reply was withdrawn (using
   * `restore`), but the candidate hasn't continued their answer.
   */
  | { type: 'gave_way' }
  /** The time limit was reached. The interviewer finishes the current utterance before closing. */
  | { type: 'time_up' }
  | { type: 'candidate_left' };

/**
 * What a turn means that the rules do not recognize. The interviewer only asks whether to stop: a
 * model never ends an interview.
 */
export type Meaning =
  | { kind: 'answer' }
  | { kind: 'command'; command: Exclude<Command, 'stop'> }
  | { kind: 'confirm_stop' };

/** Actions for the adapter to perform, in order. */
export type ConversationAction =
  | ({
      type: 'say';
      text: SpokenText;
      /** Whether it is the candidate's turn after this utterance. */
      expectsAnswer: boolean;
      /**
       * The answer that this utterance responds to, and how it was judged; null at the start, after
       * commands and after silence. `told` is all that was answered to the question so far.
       * `question` is set if nothing else is said but an acknowledgement: other words may stand for
       * that and, in a follow-up, another question about what is missing for the question.
       */
      after?: {
        answer: string;
        quality: AnswerQuality;
        told?: string;
        question?: SpokenText;
      } | null;
    } & Pick<Utterance, 'kind' | 'questionIndex'>)
  /** Sets the status line on the page; sent as `ai_intent`. */
  | {
      type: 'intent';
      intent: 'greeting' | 'question' | 'follow_up' | 'listening' | 'closing';
      questionIndex: number | null;
      numberOfQuestions: number;
    }
  /**
   * Ends the interview: after the last utterance, send `interview_ended` and complete the
   * interview. `finished` means that every question was asked.
   */
  | { type: 'end'; reason: 'finished' | 'stopped' | 'time_up' | 'left' };

/** Quality of an answer, used to choose the follow-up and the acknowledgement. */
export type AnswerQuality = 'good' | FollowUpReason;
