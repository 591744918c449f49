import type { Utterance } from '@portal/interviewing';
import type { SentencePair } from './sentence-pair';

/** Text to speak. */
export interface Speech {
  /**
   * The sentences in the order in which to speak them. A language model's later sentences may
   * arrive while the earlier ones play.
   */
  sentences: Iterable<SentencePair> | AsyncIterable<SentencePair>;
  /** Whether the candidate can interrupt this speech. */
  interruptible: boolean;
}

/** How an utterance was played. The times are clock times (ms), or null if no audio was played. */
export interface PlaybackResult extends Pick<Utterance, 'interrupted' | 'startMs' | 'endMs'> {
  /** The words that the candidate heard: all of them, unless interrupted. */
  heard: string;
}

/** The interviewer's speech in the room. */
export interface SpeechOutput {
  /**
   * Speaks, and resolves when all of it has been played or it was interrupted.
   * @param onProgress called with the words so far, in step with the audio.
   */
  say(speech: Speech, onProgress: (said: string) => void): Promise<PlaybackResult>;
  /**
   * Renders the start of what will probably be said next, so that it can start without delay. Keeps
   * only the rendering that was prepared last.
   */
  prepare(sentence: SentencePair): void;
  /** Pauses immediately. */
  pause(): void;
  /** Resumes after `pause`, and repeats the word that was cut off. */
  resume(): void;
  /** Interrupts the utterance in progress. */
  interrupt(): void;
}
