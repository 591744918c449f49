import type { HearingEngine } from '@portal/protocol';
import type { Clock } from '../clock';
import type { Log } from '../log';
import { FallbackSttStream } from './fallback-stt-stream';
import type { SttEngine, SttListener, SttStream } from './stt';
import type { SttMode } from './stt-health';

/** An STT engine for this interview; started only when its turn comes. */
export interface SttSource {
  info: HearingEngine;
  way: SttMode;
  /** @throws SpeechError or RecognizerError where it cannot be started. */
  start(): Promise<SttEngine>;
}

export interface FallbackSttOptions {
  clock: Clock;
  log: Log;
  /** Called when another engine takes over; null when none is left. */
  onChange(now: HearingEngine | null): void;
}

/** Several engines behind one STT: when one fails, gives no words or is slow, the next takes the audio without a final transcript and all that follows. */
export class FallbackStt implements SttEngine {
  private stream: FallbackSttStream | null = null;

  /** @param sources the candidate's choice must have been respected already: every one of them may be given the sound. At least one. */
  constructor(
    private readonly sources: readonly [SttSource, ...SttSource[]],
    private readonly options: FallbackSttOptions,
  ) {}

  get info(): HearingEngine {
    return this.stream?.info ?? this.sources[0].info;
  }

  /** @throws the last engine's error where none of them starts. */
  async open(listener: SttListener): Promise<SttStream> {
    this.stream = new FallbackSttStream(this.sources, listener, this.options);
    await this.stream.begin();
    return this.stream;
  }

  async close(): Promise<void> {
    await this.stream?.close();
  }
}
