import type { Utterance } from '@portal/interviewing';
import type { SentencePair } from './sentence-pair';

/** Text to speak. */
export interface Speech {
  /**
   * The sentences, in the order in which they are spoken. If a language model writes them, later
   * sentences may arrive while earlier ones are playing.
   */
  sentences: Iterable<SentencePair> | AsyncIterable<SentencePair>;
  interruptible: boolean;
}

/**
 * Result of playing an utterance. The times are clock times (ms), or null if no audio was played.
 */
export interface PlaybackResult extends Pick<Utterance, 'interrupted' | 'startMs' | 'endMs'> {
  /** The words that the candidate heard: the whole text unless the utterance was interrupted. */
  heard: string;
}

/** The interviewer's speech in the room. */
export interface SpeechOutput {
  /**
   * Speaks the sentences. Resolves when everything has been played or the speech has been
   * interrupted.
   * @param onProgress called with the words spoken so far, in step with the audio.
   */
  say(speech: Speech, onProgress: (said: string) => void): Promise<PlaybackResult>;
  /**
   * Renders the start of what will probably be said next, so that it can be played without delay.
   * Keeps only the most recently prepared rendering.
   */
  prepare(sentence: SentencePair): void;
  /** Pauses immediately. */
  pause(): void;
  /** Resumes after `pause` and repeats the word that was cut off. */
  resume(): void;
  /** Stops the utterance in progress for good. */
  interrupt(): void;
}
