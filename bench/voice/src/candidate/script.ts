import type { Clip } from '../audio/clips';
import type { Span } from '../measure/audible';

/** A candidate's actions in one turn. */
export interface Step {
  answer: Clip;
  /** Whether to answer after the interviewer has finished, or this long into its utterance (ms). */
  opening: 'floor' | { bargeInAfterMs: number };
  /** A sound that must not interrupt, this long into the interviewer's utterance (ms). */
  sound?: { clip: Clip; afterMs: number };
}

/** One interview of a block. */
export interface LaneScript {
  interviewId: string;
  token: string;
  joinAfterMs: number;
  steps: Step[];
  /** Repeats the steps until the block ends. */
  repeats: boolean;
  /** WAV file for the interviewer's audio; not recorded if absent. */
  recordTo?: string;
}

export interface CandidatesScript {
  url: string;
  lanes: LaneScript[];
  /**
   * How long all lanes are in their rooms together (ms); each then ends after its current turn, or
   * earlier with its script.
   */
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
  /** It began while the interviewer was speaking. */
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

/** Everything that happened on the candidate's side of one interview. */
export interface LaneRecording {
  interviewId: string;
  joinedAt: number;
  /** When the interviewer was first audible. */
  greetedAt: number | null;
  answers: SaidAnswer[];
  sounds: MadeSound[];
  spans: Span[];
  messages: HeardMessage[];
  /** Why the lane ended early; null if it did not. */
  failure: string | null;
}

export interface CandidatesRecording {
  lanes: LaneRecording[];
  /** When every interview was running. */
  allInAt: number;
  endedAt: number;
  /** Latency of the microphones (ms): included in every figure. */
  microphoneLateMs: { p50: number; p99: number; max: number };
}

/** Messages from a block's candidate process to its parent. */
export type CandidatesMessage =
  | { type: 'all_in' }
  | { type: 'ending' }
  | { type: 'done'; recording: CandidatesRecording }
  | { type: 'failed'; reason: string };
