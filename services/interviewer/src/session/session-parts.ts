import type { AnswerQuality, Conversation, ConversationAction, Pace } from '@portal/interviewing';
import type {
  AddMessageBody,
  CandidateRequest,
  InterviewPlan,
  PlannedQuestion,
  SpokenText,
} from '@portal/protocol';
import type { Clock } from '../clock';
import type { TurnSource } from '../turn-detection/turn-listener';
import type { Log } from '../log';
import type { SpeechOutput } from '../speech-output/speech-output';
import type { DataChannel } from '../room/data-channel';
import type { Say } from './action-queue';

export type EndReason = Extract<ConversationAction, { type: 'end' }>['reason'];

/** What the candidate may ask for without saying it, as a pace. */
export const PACES = { take_your_time: 'patient', usual_pace: 'usual' } as const satisfies Partial<
  Record<CandidateRequest, Pace>
>;

/** Puts what the conversation decides into words, and judges answers: built in, or a language model. Never throws. */
export interface Wording {
  word(say: Say, signal: AbortSignal): AsyncIterable<SpokenText>;
  /** Null where the rules are to judge. */
  judge(
    question: PlannedQuestion,
    answer: string,
    signal: AbortSignal,
  ): Promise<AnswerQuality | null>;
  /** The answer may be over: what is asked of `judge` next is likely to be this. */
  prepare(question: PlannedQuestion, answer: string): void;
  /** This is likely to be said next. */
  prepareWording(say: Say): void;
  /** What was begun is of no use any more, as when the candidate goes on. */
  forget(): void;
}

/** What an interview session works with. */
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
  /** The ends of turns are to be judged with this patience from now on. */
  onPace: (pace: Pace) => void;
}
