/** Where the interviewer's sound goes: a queue that plays in real time. */
export interface Sink {
  /** Hz; one channel. */
  readonly sampleRate: number;
  /** Resolves once someone can hear it, or after so long that it may as well begin: what is played before is lost. Never rejects. */
  ready(): Promise<void>;
  /** Puts samples at the end of the queue. Never throws: sound that cannot be sent is lost, as in a room that closes. */
  captureFrame(samples: Int16Array): void;
  /** Drops what has not been played. */
  clearQueue(): void;
  /** What has not been played yet (ms). */
  readonly queuedMs: number;
}

/** Is told of the interviewer's sound as it goes out, to know its echo when it comes back. */
export interface SoundTap {
  /** These samples will be played from `at` on (the clock's ms). */
  played(samples: Int16Array, sampleRate: number, at: number): void;
  /** Nothing is played from `at` on, whatever was told before. */
  cut(at: number): void;
}
