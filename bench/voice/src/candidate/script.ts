import type { Clip } from '../audio/clips';
import type { Span } from '../measure/audible';

/** What a candidate does in one turn. */
export interface Step {
  answer: Clip;
  /**
   * When to answer: after the interviewer has finished (`floor`), or `bargeInAfterMs` milliseconds
   * after the interviewer's utterance begins.
   */
  opening: 'floor' | { bargeInAfterMs: number };
  /**
   * A sound that the candidate makes `afterMs` milliseconds into the interviewer's utterance. It
   * must not interrupt the interviewer.
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
  /** Path of the WAV file for the interviewer's audio. Without it, the audio is not recorded. */
  recordTo?: string;
}

export interface CandidatesScript {
  url: string;
  lanes: LaneScript[];
  /**
   * How long all interviews run simultaneously (ms). After that, each interview ends when its
   * current turn is over. An interview ends earlier if it reaches the end of its script.
   */
  durationMs: number;
}

/** An answer as it was spoken. Times are milliseconds since the epoch, with fractions. */
export interface SaidAnswer {
  clipId: string;
  text: string;
  /** Times of the first and last voiced samples. */
  from: number;
  to: number;
  pauses: { place: string; ms: number; from: number; to: number; before: string; after: string }[];
  /** Whether the answer began while the interviewer was speaking. */
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
  /** Whether it is a whole utterance. Partial transcripts aren't. */
  final: boolean;
  segmentId: string | null;
}

/** Everything that happened on the candidate's side of one interview. */
export interface LaneRecording {
  interviewId: string;
  joinedAt: number;
  /** Time when the interviewer was first audible, or null if it never was. */
  greetedAt: number | null;
  answers: SaidAnswer[];
  sounds: MadeSound[];
  spans: Span[];
  messages: HeardMessage[];
  /** Why the interview ended early, or null if it didn't. */
  failure: string | null;
}

export interface CandidatesRecording {
  lanes: LaneRecording[];
  /** Time by which all interviews were under way. */
  allInAt: number;
  endedAt: number;
  /** Latency of the simulated microphones (ms), which is part of every measured latency. */
  microphoneLateMs: { p50: number; p99: number; max: number };
}

/** Messages from the process that simulates a block's candidates to its parent process. */
export type CandidatesMessage =
  | { type: 'all_in' }
  | { type: 'ending' }
  | { type: 'done'; recording: CandidatesRecording }
  | { type: 'failed'; reason: string };
