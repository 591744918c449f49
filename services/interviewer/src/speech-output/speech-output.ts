import type { Utterance } from '@portal/interviewing';
import type { SentencePair } from './sentence-pair';

/** Text to speak. */
export interface Speech {
  /** In speaking order. A language model's sentences arrive while earlier ones play. */
  sentences: Iterable<SentencePair> | AsyncIterable<SentencePair>;
  /** Whether the candidate can interrupt it. */
  interruptible: boolean;
}

/** Result of playing an utterance. Times are the clock's; null if no sound was played. */
export interface PlaybackResult extends Pick<Utterance, 'interrupted' | 'startMs' | 'endMs'> {
  /** The words the candidate heard; all of them unless interrupted. */
  heard: string;
}

/** The interviewer's speech in the room. */
export interface SpeechOutput {
  /**
   * Speaks; resolves when it was played or interrupted.
   * @param onProgress called with the words so far, in step with the sound.
   */
  say(speech: Speech, onProgress: (said: string) => void): Promise<PlaybackResult>;
  /**
   * Renders the start of what will probably be said next, so that it starts without delay. Keeps
   * only the last one prepared.
   */
  prepare(sentence: SentencePair): void;
  /** Pauses immediately. */
  pause(): void;
  /** Resumes after `pause`, repeating the word that was cut. */
  resume(): void;
  /** Interrupts the current utterance. */
  interrupt(): void;
}
