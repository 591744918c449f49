import type { HearingEngine } from '@portal/protocol';

/** Sample rate of all STT input (Hz); one channel. */
export const STT_SAMPLE_RATE = 16_000;

/** Recognised words. */
export interface Transcription {
  text: string;
  /** 0–1; null where the engine gives none. */
  confidence: number | null;
  /** How well the words could end a sentence, by the engine's own language model (log10 of the probability); null where it has none. */
  sentenceEnd?: number | null;
  /** Last words of the engine's best readings, with the share of the readings that each ends (0–1); absent where it has none. */
  endings?: Readonly<Record<string, number>>;
}

/** Receives what an STT stream recognises. Nothing comes after `close`. */
export interface SttListener {
  /** The words of the piece under way so far; the next guess replaces them. */
  partial(heard: Transcription): void;
  /** The words of a piece, which will not change; `text` is empty where nothing was made of it. */
  final(heard: Transcription): void;
  /** The engine is gone for good: nothing more will be heard of it. */
  failed(error: Error): void;
}

/** Recognises one candidate's speech for as long as they are in the room. Never throws. */
export interface SttStream {
  /** The candidate's sound, without gaps: silence is sent as silence. */
  push(samples: Int16Array): void;
  /** Voice activity, as it is judged outside; engines that find the pieces by themselves pay no heed. */
  speechStarted(): void;
  speechEnded(): void;
  /** Whether words may still come of what was said so far. */
  readonly busy: boolean;
  close(): Promise<void>;
}

/** A speech-to-text engine. One instance serves one interview. */
export interface SttEngine {
  readonly info: HearingEngine;
  /** @throws SpeechError where the engine cannot be started at all; what fails later is told to the listener. */
  open(listener: SttListener): Promise<SttStream>;
  close(): Promise<void>;
}
