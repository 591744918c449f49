import type { HearingEngine } from '@portal/protocol';
import type { Clock } from '../clock';
import type { Log } from '../log';
import { FallbackStream } from './fallback-stt-stream';
import type { HearingEnginePort, HearingListener, HearingStream } from './stt';
import type { HearingWay } from './stt-health';

/** An engine that could hear this interview; it is started only when its turn comes. */
export interface HearingSource {
  info: HearingEngine;
  way: HearingWay;
  /** @throws SpeechError or RecognizerError where it cannot be started. */
  start(): Promise<HearingEnginePort>;
}

export interface FallbackHearingOptions {
  clock: Clock;
  log: Log;
  /** Told when another engine hears from now on; null when none does any more. */
  onChange(now: HearingEngine | null): void;
}

/** Several engines in order, heard as one: where one fails, falls deaf or is slow, the next hears what was not understood yet, and all that follows. */
export class FallbackHearing implements HearingEnginePort {
  private stream: FallbackStream | null = null;

  /** @param sources the candidate's choice must have been respected already: every one of them may be given the sound. At least one. */
  constructor(
    private readonly sources: readonly [HearingSource, ...HearingSource[]],
    private readonly options: FallbackHearingOptions,
  ) {}

  get info(): HearingEngine {
    return this.stream?.info ?? this.sources[0].info;
  }

  /** @throws the last engine's error where none of them starts. */
  async open(listener: HearingListener): Promise<HearingStream> {
    this.stream = new FallbackStream(this.sources, listener, this.options);
    await this.stream.begin();
    return this.stream;
  }

  async close(): Promise<void> {
    await this.stream?.close();
  }
}
