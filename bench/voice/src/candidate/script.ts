import type { Clip } from '../audio/clips';
import type { Span } from '../measure/audible';

/** What a candidate does in one turn. */
export interface Step {
  answer: Clip;
  /** Whether the answer waits for the interviewer to have spoken, or begins this long into what they say (ms). */
  opening: 'floor' | { bargeInAfterMs: number };
  /** A sound that is no interruption, this long into what the interviewer says (ms). */
  sound?: { clip: Clip; afterMs: number };
}

/** One interview of a block. */
export interface LaneScript {
  interviewId: string;
  token: string;
  joinAfterMs: number;
  steps: Step[];
  /** Begins again with the first step when the last is done. */
  repeats: boolean;
  /** Where what was heard is to be kept as WAV; nowhere where absent. */
  recordTo?: string;
}

export interface CandidatesScript {
  url: string;
  lanes: LaneScript[];
  /** How long all lanes are to be in their rooms together (ms); then each ends with the turn under way, or before with its script. */
  durationMs: number;
}

/** Times are milliseconds since the epoch, with fractions. */
export interface SaidAnswer {
  clipId: string;
  text: string;
  /** First and last voiced sample. */
  from: number;
  to: number;
  pauses: { place: string; ms: number; from: number; to: number; before: string; after: string }[];
  /** It began over the interviewer's voice. */
  bargedIn: boolean;
}

export interface MadeSound {
  kind: 'cough' | 'mm-hm';
  from: number;
  to: number;
}

export interface HeardMessage {
  at: number;
  type: string;
  text: string;
  final: boolean;
  segmentId: string | null;
}

/** All that happened on the candidate's side of one interview. */
export interface LaneRecording {
  interviewId: string;
  joinedAt: number;
  /** The interviewer was first audible. */
  greetedAt: number | null;
  answers: SaidAnswer[];
  sounds: MadeSound[];
  spans: Span[];
  messages: HeardMessage[];
  /** Why the lane ended before its time; null where it did not. */
  failure: string | null;
}

export interface CandidatesRecording {
  lanes: LaneRecording[];
  /** Every interview was under way. */
  allInAt: number;
  endedAt: number;
  /** How late the microphones were (ms): what they add to every figure. */
  microphoneLateMs: { p50: number; p99: number; max: number };
}

/** What a block's process of candidates tells its parent. */
export type CandidatesMessage =
  | { type: 'all_in' }
  | { type: 'ending' }
  | { type: 'done'; recording: CandidatesRecording }
  | { type: 'failed'; reason: string };
