import type { Clip } from '../audio/clips';
import type { Span } from '../measure/audible';

/** What a candidate does in one turn. */
export interface Step {
  answer: Clip;
  /** When to answer: after the interviewer has finished, or this long into its utterance (ms). */
  opening: 'floor' | { bargeInAfterMs: number };
  /**
   * A sound to make this long into the interviewer's utterance (ms), which must not interrupt it.
   */
  sound?: { clip: Clip; afterMs: number };
}

/** The script for one interview in a block. */
export interface LaneScript {
  interviewId: string;
  token: string;
  joinAfterMs: number;
  steps: Step[];
  /** Whether to repeat the steps until the block ends. */
  repeats: boolean;
  /** Path of the WAV file for the interviewer's audio, which is not recorded if this is absent. */
  recordTo?: string;
}

export interface CandidatesScript {
  url: string;
  lanes: LaneScript[];
  /**
   * How long all interviews run at the same time (ms). After that, each ends with its current turn;
   * it ends earlier if its script is finished.
   */
  durationMs: number;
}

/** An answer as it was spoken. Times are milliseconds since the epoch, with fractions. */
export interface SaidAnswer {
  clipId: string;
  text: string;
  /** Times of the first and last voiced sample. */
  from: number;
  to: number;
  pauses: { place: string; ms: number; from: number; to: number; before: string; after: string }[];
  /** Whether it began while the interviewer was speaking. */
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
  /** When the interviewer was first audible; null if it never was. */
  greetedAt: number | null;
  answers: SaidAnswer[];
  sounds: MadeSound[];
  spans: Span[];
  messages: HeardMessage[];
  /** Why the interview ended early; null if it did not. */
  failure: string | null;
}

export interface CandidatesRecording {
  lanes: LaneRecording[];
  /** When every interview was running. */
  allInAt: number;
  endedAt: number;
  /** Latency of the simulated microphones (ms), which is included in every figure. */
  microphoneLateMs: { p50: number; p99: number; max: number };
}

/** Messages from a block's candidate process to its parent process. */
export type CandidatesMessage =
  | { type: 'all_in' }
  | { type: 'ending' }
  | { type: 'done'; recording: CandidatesRecording }
  | { type: 'failed'; reason: string };
