import type { EngineInfo } from '@portal/protocol';

/** A voice that turns text into sound. One instance serves one interview: its language and voice are chosen when it is made. */
export interface Speaking {
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

/** What a speech engine failed at. `refused`: it does not take the key or the request, and will not later; `timed_out`: it gave nothing in time. */
export type SpeechErrorCode =
  'engine_missing' | 'engine_crashed' | 'bad_audio' | 'refused' | 'timed_out';

/** A speech engine failed. `engine` is the name shown to people; `code` says at what. */
export class SpeechError extends Error {
  override readonly name = 'SpeechError';
  constructor(
    readonly code: SpeechErrorCode,
    readonly engine: string,
    detail: string,
  ) {
    super(`${engine}: ${detail}`);
  }
}

/** Whether there is anything to say in a text: engines fail or hang on marks alone. */
export function speakable(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}
