/** Output for the interviewer's audio: a queue that plays in real time. */
export interface Sink {
  /** Sample rate (Hz). There is one channel. */
  readonly sampleRate: number;
  /**
   * Resolves when someone can hear the audio, or after a timeout. Anything played earlier is lost.
   * Never rejects.
   */
  ready(): Promise<void>;
  /**
   * Appends samples to the queue. Never throws: audio that can't be sent, for example because the
   * room is closing, is lost.
   */
  captureFrame(samples: Int16Array): void;
  /** Drops all audio that has not been played. */
  clearQueue(): void;
  /** How much of the queued audio has not been played yet (ms). */
  readonly queuedMs: number;
}

/** Receives a copy of the interviewer's audio as it is played, for recognising its echo. */
export interface SoundTap {
  /** Called with samples that play from `at` on (clock time, ms). */
  played(samples: Int16Array, sampleRate: number, at: number): void;
  /** Called when nothing plays from `at` on, despite earlier calls of `played`. */
  cut(at: number): void;
}
