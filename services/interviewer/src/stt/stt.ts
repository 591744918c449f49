import type { SttEngineInfo } from '@portal/protocol';

/** Sample rate of all audio for STT (Hz). There is one channel. */
export const STT_SAMPLE_RATE = 16_000;

/** Recognised words. */
export interface Transcription {
  text: string;
  /** Confidence from 0 to 1; null if unknown. */
  confidence: number | null;
  /**
   * How well the words could end a sentence, according to the engine's language model (log10 of the
   * probability); null if unknown.
   */
  sentenceEnd?: number | null;
  /** Last words of the engine's best alternatives, each with its share (0–1); absent if unknown. */
  endings?: Readonly<Record<string, number>>;
}

/** Receives the results of an STT stream. Never called after `close`. */
export interface SttListener {
  /**
   * Called with the words of the current piece of speech so far, which replace the previous ones.
   */
  partial(heard: Transcription): void;
  /**
   * Called with the final words of a piece of speech. `text` is empty if nothing was recognised.
   */
  final(heard: Transcription): void;
  /** Called when the engine has failed and will not recover. */
  failed(error: Error): void;
}

/** Recognises one candidate's speech while they are in the room. Never throws. */
export interface SttStream {
  /** Passes the candidate's audio. It must have no gaps, so silence is included. */
  push(samples: Int16Array): void;
  /**
   * Reports that the caller has detected the start of speech. Engines that find the pieces of
   * speech themselves ignore it.
   */
  speechStarted(): void;
  speechEnded(): void;
  /** Whether words are still expected for the speech so far. */
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
