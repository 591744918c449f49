import type { stt } from '@livekit/agents';
import type { Clock } from '@portal/clock';
import type { HearingEngine } from '@portal/protocol';
import type { SttEngine, SttListener, SttStream } from './stt';
import { PluginPieces } from './plugin-pieces';
import { PluginStream } from './plugin-stream';

/** How to interpret a plugin's results. */
export interface PluginTraits {
  info: HearingEngine;
  /** Whether confidences are meaningful: plugins fill in a constant if the engine gives none. */
  confident: boolean;
}

/**
 * STT through a LiveKit plugin: streaming if the plugin supports it, else in pieces. Does not retry
 * by itself; see `FallbackStt`.
 */
export class PluginStt implements SttEngine {
  readonly info: HearingEngine;

  constructor(
    private readonly engine: stt.STT,
    private readonly traits: PluginTraits,
    private readonly clock: Clock,
  ) {
    this.info = traits.info;
    // The stream reports its failures; without a listener the emitter would throw as well.
    engine.on('error', () => undefined);
  }

  open(listener: SttListener): Promise<SttStream> {
    const Opened = this.engine.capabilities.streaming ? PluginStream : PluginPieces;
    return Promise.resolve(new Opened(this.engine, this.traits, listener, this.clock));
  }

  async close(): Promise<void> {
    await this.engine.close();
  }
}
