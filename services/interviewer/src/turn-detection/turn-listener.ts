import type { Utterance } from '@portal/interviewing';

/** An utterance by the candidate, detected at the end of a turn. The times are clock times (ms). */
export interface DetectedUtterance
  extends Pick<Utterance, 'text' | 'confidence' | 'pauses'>, Partial<Pick<Utterance, 'misheard'>> {
  startMs: number;
  endMs: number;
  /** The id assigned by the candidate's page; absent if the speech was recognized on the server. */
  segmentId?: string;
}

/** Receives the candidate's turns, whatever their source. */
export interface TurnListener {
  /**
   * Called when the candidate starts or stops speaking.
   * @param at when that happened, which is slightly in the past.
   * @param segmentId the id that the candidate's page assigned to the new turn, if any.
   */
  speaking(speaks: boolean, at: number, segmentId?: string): void;
  /** Called with all the words in the turn so far. They replace those from the previous call. */
  words(text: string): void;
  /**
   * Called when the turn may be over, so that a reply to `text` can be prepared. Called again if
   * the text changes.
   */
  mayBeOver(text: string): void;
  over(utterance: DetectedUtterance): void;
}

/** A source of the candidate's turns. */
export interface TurnSource {
  /**
   * Whether a turn is in progress: the candidate is speaking or pausing, or words are still
   * expected.
   */
  readonly busy: boolean;
  /**
   * Whether the candidate can be heard: the microphone is on and STT is running, or the browser has
   * sent recognized words.
   */
  readonly audible: boolean;
  /** Discards the current turn, for example because the candidate typed an answer or left. */
  discard(): void;
}
