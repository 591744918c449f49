import type { Utterance } from '@portal/interviewing';
import type { SentencePair } from './sentence-pair';

/** Something to say: text on its way to sound. */
export interface Speech {
  /** In the order of saying. A language model's come one by one while the first is already spoken. */
  sentences: Iterable<SentencePair> | AsyncIterable<SentencePair>;
  /** Whether the candidate's voice may cut it short. */
  interruptible: boolean;
}

/** How the playback of an utterance went: times by the clock, null where no sound was played. */
export interface PlaybackResult extends Pick<Utterance, 'interrupted' | 'startMs' | 'endMs'> {
  /** The words the candidate heard; all of them unless it was cut short. */
  heard: string;
}

/** The interviewer's speech in the room. */
export interface SpeechOutput {
  /**
   * Says one utterance; resolves when it has been played or cut short.
   * @param onProgress the words said so far, in pace with the sound.
   */
  say(speech: Speech, onProgress: (said: string) => void): Promise<PlaybackResult>;
  /** Renders the beginning of what is likely to be said next, so that it sounds at once when it is; the last one prepared is kept. */
  prepare(sentence: SentencePair): void;
  /** Pauses at once, in the middle of the utterance. */
  pause(): void;
  /** Goes on where `pause` broke off, with the words that were cut. */
  resume(): void;
  /** Interrupts the current utterance. */
  interrupt(): void;
}
