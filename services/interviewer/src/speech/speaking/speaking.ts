import type { EngineInfo } from '@portal/protocol';

/** A voice that turns text into sound. One instance serves one interview: its language and voice are chosen when it is made. */
export interface Speaking {
  readonly info: EngineInfo;
  /** Samples a second of everything that `synthesize` gives; one channel. */
  readonly sampleRate: number;
  /**
   * Speaks one sentence. Chunks come as soon as the engine has them.
   * @throws SpeechError when the engine fails; aborting `signal` ends the iteration without an error.
   */
  synthesize(sentence: string, signal: AbortSignal): AsyncIterable<Int16Array>;
  close(): Promise<void>;
}

/** A speech engine failed. `engine` is the name shown to people; `code` says at what. */
export class SpeechError extends Error {
  override readonly name = 'SpeechError';
  constructor(readonly code: 'engine_missing' | 'engine_crashed' | 'bad_audio', readonly engine: string, detail: string) {
    super(`${engine}: ${detail}`);
  }
}
