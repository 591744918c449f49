import type { SttEngineInfo } from '@portal/protocol';

/** Sample rate of all audio for STT (Hz). The audio is mono. */
export const STT_SAMPLE_RATE = 16_000;

export interface Transcription {
  text: string;
  /** Confidence between 0 and 1; null if unknown. */
  confidence: number | null;
  /**
   * Log10 of the probability that a sentence ends after these words, according to the engine's
   * language model; null if unknown.
   */
  sentenceEnd?: number | null;
  /**
   * Maps each possible last word to the fraction (0–1) of the engine's best alternatives that end
   * with it; absent if unknown.
   */
  endings?: Readonly<Record<string, number>>;
  /**
   * Indexes of the words that were probably misheard, in `text` split at whitespace; absent if
   * unknown.
   */
  misheard?: readonly number[];
}

/** Receives the results of an STT stream. Never called after `close`. */
export interface SttListener {
  /**
   * Called with all the words recognized so far in the current stretch of speech. They replace the
   * words from the previous call.
   */
  partial(heard: Transcription): void;
  /**
   * Called with the final transcript of a piece of speech. Its `text` is empty if nothing was
   * recognized.
   */
  final(heard: Transcription): void;
  /** Called when the engine has failed and will not recover. */
  failed(error: Error): void;
}

/** A stream that recognizes one candidate's speech. Its methods never throw. */
export interface SttStream {
  /**
   * Passes the candidate's audio to the engine. Silence must be included, so that there are no
   * gaps.
   */
  push(samples: Int16Array): void;
  /**
   * Reports that the caller has detected the start of speech. Engines that detect speech themselves
   * may ignore it.
   */
  speechStarted(): void;
  speechEnded(): void;
  /** Whether the speech so far is still being transcribed. */
  readonly busy: boolean;
  close(): Promise<void>;
}

/** A speech-to-text engine. Each instance serves one interview. */
export interface SttEngine {
  readonly info: SttEngineInfo;
  /**
   * @throws SpeechError if the engine cannot start. Later failures are reported to the listener.
   */
  open(listener: SttListener): Promise<SttStream>;
  close(): Promise<void>;
}
