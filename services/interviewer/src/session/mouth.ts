import type { SpokenText } from '@portal/protocol';

export interface Utterance {
  text: SpokenText;
  /** Whether the candidate's voice may cut it short. */
  interruptible: boolean;
}

/** How an utterance went. Times are the clock's; both null when no sound of it was played. */
export interface Played {
  interrupted: boolean;
  /** The words that were heard. */
  heard: string;
  startedAt: number | null;
  endedAt: number | null;
}

/** The interviewer's voice in the room. */
export interface Mouth {
  /**
   * Says one utterance; resolves when it has been played or cut short.
   * @param onProgress the words said so far, in pace with the sound.
   */
  say(utterance: Utterance, onProgress: (said: string) => void): Promise<Played>;
  /** Cuts short what is being said. */
  hush(): void;
}
