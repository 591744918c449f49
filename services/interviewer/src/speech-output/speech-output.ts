import type { SentencePair } from './sentence-pair';

export interface Utterance {
  /** In the order of saying. A language model's come one by one while the first is already spoken. */
  sentences: Iterable<SentencePair> | AsyncIterable<SentencePair>;
  /** Whether the candidate's voice may cut it short. */
  interruptible: boolean;
}

/** How an utterance went. Times are the clock's; both null when no sound of it was played. */
export interface Played {
  interrupted: boolean;
  /** The words that the candidate heard: all of them where it was not cut short. */
  heard: string;
  startedAt: number | null;
  endedAt: number | null;
}

/** The interviewer's speech in the room. */
export interface SpeechOutput {
  /**
   * Says one utterance; resolves when it has been played or cut short.
   * @param onProgress the words said so far, in pace with the sound.
   */
  say(utterance: Utterance, onProgress: (said: string) => void): Promise<Played>;
  /** Renders the beginning of what is likely to be said next, so that it sounds at once when it is; the last one prepared is kept. */
  prepare(sentence: SentencePair): void;
  /** Pauses at once, in the middle of the utterance. */
  pause(): void;
  /** Goes on where `pause` broke off, with the words that were cut. */
  resume(): void;
  /** Interrupts the current utterance. */
  interrupt(): void;
}
