import type { Utterance } from '@portal/interviewing';

/** An utterance of the candidate as turn detection ends it. Times are the clock's (ms). */
export interface DetectedUtterance extends Pick<Utterance, 'text' | 'confidence' | 'pauses'> {
  startMs: number;
  endMs: number;
  /** The id that the candidate's page gave it; absent where speech was recognised here. */
  segmentId?: string;
}

/** Who is told of the candidate's turns, whatever hears them. */
export interface TurnListener {
  /**
   * The candidate's voice begins or ends; `at` is when it did, a little before it is told.
   * @param segmentId the name that the candidate's page has given the turn that begins, where it has.
   */
  speaking(speaks: boolean, at: number, segmentId?: string): void;
  /** All words of the turn so far; the next guess replaces them. */
  words(text: string): void;
  /** The turn may be over with these words: a reply can be made ready. Told again whenever they change. */
  mayBeOver(text: string): void;
  over(utterance: DetectedUtterance): void;
}

/** What can be asked of whoever takes the candidate's turns. */
export interface TurnSource {
  /** The candidate is in the middle of a turn: speaks, pauses, or their words are still on the way. */
  readonly busy: boolean;
  /** Whether the candidate could be heard now: there is an engine that works and the microphone is on. */
  readonly audible: boolean;
  /** Forgets the turn under way, as when the candidate typed instead, or left. */
  discard(): void;
}
