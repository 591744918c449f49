/** Output for the interviewer's audio: a queue that plays in real time. */
export interface Sink {
  /** Sample rate (Hz). The audio is mono. */
  readonly sampleRate: number;
  /**
   * Resolves when someone can hear the audio, or after a timeout. Anything played before that is
   * lost. Never rejects.
   */
  ready(): Promise<void>;
  /**
   * Appends samples to the queue. Never throws. Audio that can't be sent, for example because the
   * room is closing, is lost.
   */
  captureFrame(samples: Int16Array): void;
  /** Drops all audio that has not been played. */
  clearQueue(): void;
  /** Amount of queued audio that has not been played yet (ms). */
  readonly queuedMs: number;
}

/**
 * Receives a copy of the interviewer's audio as it is played, so that its echo can be recognized.
 */
export interface SoundTap {
  /** Called with samples that start playing at `at` (clock time, ms). */
  played(samples: Int16Array, sampleRate: number, at: number): void;
  /**
   * Called when playback stops at `at`. Audio due to play after that is never heard, even if it was
   * already passed to `played`.
   */
  cut(at: number): void;
}
