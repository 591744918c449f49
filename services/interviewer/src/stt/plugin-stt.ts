import type { stt } from '@livekit/agents';
import type { Clock } from '@portal/clock';
import type { SttEngineInfo } from '@portal/protocol';
import type { SttEngine, SttListener, SttStream } from './stt';
import { PluginPieces } from './plugin-pieces';
import { PluginStream } from './plugin-stream';

/** How to interpret a plugin's results. */
export interface PluginTraits {
  info: SttEngineInfo;
  /**
   * Whether the plugin's confidence values are meaningful. If an engine doesn't report confidence,
   * its plugin fills in a constant.
   */
  confident: boolean;
}

/**
 * STT through a LiveKit plugin: streaming if the plugin supports it, otherwise piece by piece.
 * Leaves failover to `FallbackStt`.
 */
export class PluginStt implements SttEngine {
  readonly info: SttEngineInfo;

  constructor(
    private readonly engine: stt.STT,
    private readonly traits: PluginTraits,
    private readonly clock: Clock,
  ) {
    this.info = traits.info;
    // The stream reports its own errors. This listener only keeps the emitter from throwing them as
    // well.
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
