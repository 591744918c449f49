import type { Clock } from '@portal/clock';
import type {
  AnswerQuality,
  Conversation,
  ConversationAction,
  Meaning,
  Pace,
} from '@portal/interviewing';
import type {
  AddMessageBody,
  CandidateRequest,
  InterviewPlan,
  PlannedQuestion,
  SpokenText,
} from '@portal/protocol';
import type { TurnSource } from '../turn-detection/turn-listener';
import type { Log } from '../log';
import type { RecognizedBy } from '../stt/doubt';
import type { SpeechOutput } from '../speech-output/speech-output';
import type { DataChannel } from '../room/data-channel';
import type { Say } from './action-queue';

export type EndReason = Extract<ConversationAction, { type: 'end' }>['reason'];

/** Maps each pace button that the candidate can press to the pace that it selects. */
export const PACES = { take_your_time: 'patient', usual_pace: 'usual' } as const satisfies Partial<
  Record<CandidateRequest, Pace>
>;

/** What a language model makes of a turn: how good an answer it is, or what it means. */
export type TurnReading = { judgement: AnswerQuality } | { meaning: Meaning };

/**
 * Puts the conversation's decisions into words and reads turns, with or without a language model.
 * Never throws.
 */
export interface Wording {
  word(say: Say, signal: AbortSignal): AsyncIterable<SpokenText>;
  /**
   * Judges an answer, or says what a turn means that the rules do not recognize.
   * @returns null if the built-in rules must read it instead.
   */
  read(question: PlannedQuestion, turn: string, signal: AbortSignal): Promise<TurnReading | null>;
  /** Starts reading a turn that may be complete, so that the reading is there sooner. */
  prepare(question: PlannedQuestion, turn: string): void;
  /** Prepares the wording of what will probably be said next. */
  prepareWording(say: Say): void;
  /**
   * Drops everything that was prepared, for example because the candidate has continued speaking.
   */
  forget(): void;
}

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
  /** Returns what recognizes speech at the moment; null if nothing does. */
  recognizedBy: () => RecognizedBy | null;
  clock: Clock;
  log: Log;
  newId: () => string;
  onEnd: (reason: EndReason) => void;
  /** Called when the pace of turn detection needs to change. */
  onPace: (pace: Pace) => void;
}
