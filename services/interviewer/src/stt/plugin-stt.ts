import type { stt } from '@livekit/agents';
import type { HearingEngine } from '@portal/protocol';
import type { Clock } from '../clock';
import type { SttEngine, SttListener, SttStream } from './stt';
import { PluginPieces } from './plugin-pieces';
import { PluginStream } from './plugin-stream';

/** How words of a plugin are to be told. */
export interface PluginTraits {
  info: HearingEngine;
  /** Whether its confidences mean something; where an engine gives none, plugins fill in a constant. */
  confident: boolean;
}

/** A recogniser behind one of LiveKit's plugins: a stream where the plugin streams, else piece by piece. It does not try again by itself: see `FallbackStt`. */
export class PluginStt implements SttEngine {
  readonly info: HearingEngine;

  constructor(
    private readonly engine: stt.STT,
    private readonly traits: PluginTraits,
    private readonly clock: Clock,
  ) {
    this.info = traits.info;
    // Failures are told by the stream that failed; without a listener the emitter would throw a second time.
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
