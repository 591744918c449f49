/** Output for the interviewer's sound: a queue that plays in real time. */
export interface Sink {
  /** In Hz; one channel. */
  readonly sampleRate: number;
  /**
   * Resolves when someone can hear it, or after a timeout. Anything played earlier is lost. Never
   * rejects.
   */
  ready(): Promise<void>;
  /**
   * Appends samples to the queue. Never throws: sound that cannot be sent, as when the room closes,
   * is lost.
   */
  captureFrame(samples: Int16Array): void;
  /** Drops what has not been played. */
  clearQueue(): void;
  /** Sound not played yet (ms). */
  readonly queuedMs: number;
}

/** Receives the interviewer's sound as it is played, to recognise its echo. */
export interface SoundTap {
  /** These samples play from `at` on (ms, by the clock). */
  played(samples: Int16Array, sampleRate: number, at: number): void;
  /** Nothing plays from `at` on, whatever was announced before. */
  cut(at: number): void;
}
