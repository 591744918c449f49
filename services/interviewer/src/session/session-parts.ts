import type { Clock } from '@portal/clock';
import type { AnswerQuality, Conversation, ConversationAction, Pace } from '@portal/interviewing';
import type {
  AddMessageBody,
  CandidateRequest,
  InterviewPlan,
  PlannedQuestion,
  SpokenText,
} from '@portal/protocol';
import type { TurnSource } from '../turn-detection/turn-listener';
import type { Log } from '../log';
import type { SpeechOutput } from '../speech-output/speech-output';
import type { DataChannel } from '../room/data-channel';
import type { Say } from './action-queue';

export type EndReason = Extract<ConversationAction, { type: 'end' }>['reason'];

/** Requests by button that set the pace. */
export const PACES = { take_your_time: 'patient', usual_pace: 'usual' } as const satisfies Partial<
  Record<CandidateRequest, Pace>
>;

/**
 * Words the conversation's decisions and judges answers, with or without a language model. Never
 * throws.
 */
export interface Wording {
  word(say: Say, signal: AbortSignal): AsyncIterable<SpokenText>;
  /** Null if the rules must judge. */
  judge(
    question: PlannedQuestion,
    answer: string,
    signal: AbortSignal,
  ): Promise<AnswerQuality | null>;
  /** The answer may be complete: `judge` will probably be asked about it next. */
  prepare(question: PlannedQuestion, answer: string): void;
  /** This will probably be said next. */
  prepareWording(say: Say): void;
  /** Drops what was prepared, as when the candidate continues. */
  forget(): void;
}

/** Dependencies of an interview session. */
export interface SessionParts {
  plan: Pick<InterviewPlan, 'questions' | 'timeLimitMs'>;
  conversation: Conversation;
  wording: Wording;
  speechOutput: SpeechOutput;
  channel: Pick<DataChannel, 'send' | 'flush'>;
  outbox: {
    add(message: AddMessageBody): void;
    tryNow(): void;
    flush(timeoutMs: number): Promise<boolean>;
  };
  turnSource: TurnSource;
  clock: Clock;
  log: Log;
  newId: () => string;
  onEnd: (reason: EndReason) => void;
  /** Sets the pace for turn detection. */
  onPace: (pace: Pace) => void;
}
