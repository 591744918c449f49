import type { FollowUpReason, SpokenText } from '@portal/protocol';
import type { Pace } from './patience';
import type { Utterance } from './utterance';

/**
 * Events of an interview in progress. The adapter (worker, test) reports them; the conversation
 * decides.
 */
export type ConversationEvent =
  /** The candidate is in the room and can hear. */
  | { type: 'candidate_joined' }
  /** Another interviewer took over while the candidate was present. */
  | { type: 'interviewer_changed' }
  /**
   * The candidate finished a turn, spoken or typed. `confidence` (0–1) if the recogniser gives one.
   * `judgement` is a language model's; without it the rules judge.
   */
  | ({ type: 'answered'; judgement?: AnswerQuality; confidence?: number } & Pick<
      Utterance,
      'text' | 'typed'
    >)
  /** The interviewer's last utterance was played to its end. */
  | { type: 'utterance_finished' }
  /** The candidate interrupted; `heard` is the part of the utterance that was played. */
  | { type: 'interrupted'; heard: string }
  /**
   * The candidate has had the floor for this long without a word (ms); reported about once a
   * second.
   */
  | { type: 'silence'; elapsedMs: number }
  /** The candidate asked to repeat the question, by a button. */
  | { type: 'repeat_requested' }
  /** The candidate asked for a slower or the usual pace, by a button. */
  | { type: 'pace_requested'; pace: Pace }
  /**
   * The interviewer replied too early and withdrew the reply (`restore`), and now the candidate is
   * silent too.
   */
  | { type: 'gave_way' }
  /** The time limit was reached: finish the current utterance, then close. */
  | { type: 'time_up' }
  | { type: 'candidate_left' };

/** What the adapter must do, in order. */
export type ConversationAction =
  | ({
      type: 'say';
      text: SpokenText;
      /** Whether the candidate has the floor afterwards. */
      expectsAnswer: boolean;
      /**
       * The answer this follows, with its judgement; null at the start, after commands and after
       * silence.
       */
      after?: { answer: string; quality: AnswerQuality } | null;
    } & Pick<Utterance, 'kind' | 'questionIndex'>)
  /** Status line of the page, sent as `ai_intent`. */
  | {
      type: 'intent';
      intent: 'greeting' | 'question' | 'follow_up' | 'listening' | 'closing';
      questionIndex: number | null;
      numberOfQuestions: number;
    }
  /**
   * The interview is over: after the last utterance, send `interview_ended` and complete.
   * `finished` means every question was asked.
   */
  | { type: 'end'; reason: 'finished' | 'stopped' | 'time_up' | 'left' };

/** Judgement of one answer, for follow-ups and acknowledgements. */
export type AnswerQuality = 'good' | FollowUpReason;
