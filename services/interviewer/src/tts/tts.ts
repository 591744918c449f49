import type { EngineInfo } from '@portal/protocol';

/** A text-to-speech voice. One instance serves one interview: its language and voice are chosen when it is made. */
export interface Tts {
  readonly info: EngineInfo;
  /** Samples a second of everything that `synthesize` gives; one channel. */
  readonly sampleRate: number;
  /**
   * Speaks one sentence. Chunks come as soon as the engine has them; text without a letter or digit gives none.
   * @throws SpeechError when the engine fails; aborting `signal` ends the iteration without an error.
   */
  synthesize(sentence: string, signal: AbortSignal): AsyncIterable<Int16Array>;
  close(): Promise<void>;
}

/** Whether there is anything to say in a text: engines fail or hang on marks alone. */
export function speakable(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}
