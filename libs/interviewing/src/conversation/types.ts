import type { FollowUpReason, SpokenText } from '@portal/protocol';
import type { Pace } from './patience';
import type { Utterance } from './utterance';

/** What can happen to an interview in progress. The adapter (worker, test) reports; the conversation decides. */
export type ConversationEvent =
  /** The candidate is in the room and can hear. */
  | { type: 'candidate_joined' }
  /** Another interviewer has taken the interview over in the candidate's presence. */
  | { type: 'interviewer_changed' }
  /**
   * One finished turn of the candidate, spoken or typed. `confidence` 0–1 where the recogniser gives one.
   * `judgement` is a language model's of this answer; the rules judge without it.
   */
  | ({ type: 'answered'; judgement?: AnswerQuality; confidence?: number } & Pick<
      Utterance,
      'text' | 'typed'
    >)
  /** The interviewer's last utterance has been played to its end. */
  | { type: 'utterance_finished' }
  /** The candidate broke in; `heard` is the part of the utterance that was played. */
  | { type: 'interrupted'; heard: string }
  /** The floor has been the candidate's for this long without a word (ms); reported about once a second. */
  | { type: 'silence'; elapsedMs: number }
  /** The candidate asked, without saying it, to hear the question again. */
  | { type: 'repeat_requested' }
  /** The candidate asked, without saying it, for more patience, or for the usual again. */
  | { type: 'pace_requested'; pace: Pace }
  /** The interviewer began too early and broke off, what it had begun was taken back (`restore`), and now the candidate is silent too. */
  | { type: 'gave_way' }
  /** The interview's time is over: what is under way is finished, and the closing follows. */
  | { type: 'time_up' }
  | { type: 'candidate_left' };

/** What the adapter is to do, in order. */
export type ConversationAction =
  | ({
      type: 'say';
      text: SpokenText;
      /** After it the floor is the candidate's. */
      expectsAnswer: boolean;
      /** The answer that it follows, with its judgement; null at the start, after commands and silence. */
      after?: { answer: string; quality: AnswerQuality } | null;
    } & Pick<Utterance, 'kind' | 'questionIndex'>)
  /** For the page's status line: sent as `ai_intent`. */
  | {
      type: 'intent';
      intent: 'greeting' | 'question' | 'follow_up' | 'listening' | 'closing';
      questionIndex: number | null;
      numberOfQuestions: number;
    }
  /** The interview is over: once the last utterance has been played, send `interview_ended` and complete. `finished` where every question was asked. */
  | { type: 'end'; reason: 'finished' | 'stopped' | 'time_up' | 'left' };

/** The judgement of one answer, for follow-ups and acknowledgements. */
export type AnswerQuality = 'good' | FollowUpReason;
