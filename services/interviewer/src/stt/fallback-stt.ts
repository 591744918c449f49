import type { Clock } from '@portal/clock';
import type { SttEngineInfo } from '@portal/protocol';
import type { Log } from '../log';
import { FallbackSttStream } from './fallback-stt-stream';
import type { SttEngine, SttListener, SttStream } from './stt';
import type { SttMode } from './stt-health';

/** An STT engine that is started only when needed. */
export interface SttSource {
  info: SttEngineInfo;
  way: SttMode;
  /** @throws SpeechError or RecognizerError if the engine cannot start. */
  start(): Promise<SttEngine>;
}

export interface FallbackSttOptions {
  clock: Clock;
  log: Log;
  /** Called with the engine that takes over from a failed one, or with null if none is left. */
  onChange(now: SttEngineInfo | null): void;
}

/**
 * Combines several STT engines. When one fails, returns no words or is too slow, the next one takes
 * over, starting with the audio that has no final transcript yet.
 */
export class FallbackStt implements SttEngine {
  private stream: FallbackSttStream | null = null;

  /**
   * @param sources at least one engine, in order of preference. Each must comply with the
   *   candidate's choice, because any of them may receive the audio.
   */
  constructor(
    private readonly sources: readonly [SttSource, ...SttSource[]],
    private readonly options: FallbackSttOptions,
  ) {}

  get info(): SttEngineInfo {
    return this.stream?.info ?? this.sources[0].info;
  }

  /** @throws the last engine's error if no engine starts. */
  async open(listener: SttListener): Promise<SttStream> {
    this.stream = new FallbackSttStream(this.sources, listener, this.options);
    await this.stream.begin();
    return this.stream;
  }

  async close(): Promise<void> {
    await this.stream?.close();
  }
}
