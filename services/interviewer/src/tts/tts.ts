import type { EngineInfo, Prosody } from '@portal/protocol';

/** A text-to-speech voice. One instance serves one interview, with a fixed language and voice. */
export interface Tts {
  readonly info: EngineInfo;
  /** Sample rate of the audio (Hz). The audio is always mono. */
  readonly sampleRate: number;
  /**
   * Speaks one sentence. Yields chunks as soon as the engine returns them, or nothing if the
   * sentence contains no letters or digits. Aborting `signal` ends the iteration without an error.
   * @param prosody rate and pitch; if absent, the voice's usual ones. An engine that cannot change
   *   one of them speaks as usual: `adjustableBy` says which can, and only those are offered.
   * @throws SpeechError if the engine fails
   */
  synthesize(sentence: string, signal: AbortSignal, prosody?: Prosody): AsyncIterable<Int16Array>;
  close(): Promise<void>;
}

/** Whether `text` contains anything to speak. Some engines fail or hang on punctuation alone. */
export function speakable(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}
