import type { HearingEngine } from '@portal/protocol';

/** Sample rate of all STT input (Hz); one channel. */
export const STT_SAMPLE_RATE = 16_000;

/** Recognised words. */
export interface Transcription {
  text: string;
  /** 0–1; null if unknown. */
  confidence: number | null;
  /**
   * How well the words could end a sentence, by the engine's language model (log10 of the
   * probability); null if unknown.
   */
  sentenceEnd?: number | null;
  /** Last words of the engine's best alternatives, each with its share (0–1); absent if unknown. */
  endings?: Readonly<Record<string, number>>;
}

/** Receives the results of an STT stream. Not called after `close`. */
export interface SttListener {
  /** The words of the current piece so far; replaces the previous ones. */
  partial(heard: Transcription): void;
  /** The final words of a piece; `text` is empty if nothing was recognised. */
  final(heard: Transcription): void;
  /** The engine has failed for good. */
  failed(error: Error): void;
}

/** Recognises one candidate's speech while they are in the room. Never throws. */
export interface SttStream {
  /** The candidate's sound without gaps; silence is included. */
  push(samples: Int16Array): void;
  /** Voice activity, detected by the caller; ignored by engines that find the pieces themselves. */
  speechStarted(): void;
  speechEnded(): void;
  /** Whether words are still expected for the speech so far. */
  readonly busy: boolean;
  close(): Promise<void>;
}

/** A speech-to-text engine. One instance serves one interview. */
export interface SttEngine {
  readonly info: HearingEngine;
  /** @throws SpeechError if the engine cannot start; later failures go to the listener. */
  open(listener: SttListener): Promise<SttStream>;
  close(): Promise<void>;
}
