import type { Utterance } from '@portal/interviewing';

/** An utterance of the candidate, detected at the end of its turn. Times are the clock's (ms). */
export interface DetectedUtterance extends Pick<Utterance, 'text' | 'confidence' | 'pauses'> {
  startMs: number;
  endMs: number;
  /** The id that the candidate's page assigned; absent if speech was recognised here. */
  segmentId?: string;
}

/** Receives the candidate's turns, from any source. */
export interface TurnListener {
  /**
   * The candidate's voice started or stopped; `at` is the time, slightly in the past.
   * @param segmentId the id that the candidate's page assigned to the new turn, if any.
   */
  speaking(speaks: boolean, at: number, segmentId?: string): void;
  /** All words of the turn so far; replaces the previous ones. */
  words(text: string): void;
  /**
   * The turn may be over with these words, so a reply can be prepared. Called again when they
   * change.
   */
  mayBeOver(text: string): void;
  over(utterance: DetectedUtterance): void;
}

/** Controls the source of the candidate's turns. */
export interface TurnSource {
  /** The candidate is in the middle of a turn: speaking, pausing, or with words still pending. */
  readonly busy: boolean;
  /** Whether the candidate could be heard now: an engine works and the microphone is on. */
  readonly audible: boolean;
  /** Discards the current turn, as when the candidate typed instead or left. */
  discard(): void;
}
