import type { tts } from '@livekit/agents';
import type { EngineInfo } from '@portal/protocol';
import { type Speaking, SpeechError } from './speaking';

/** A hosted voice behind one of LiveKit's plugins. */
export class HostedSpeaking implements Speaking {
  readonly info: EngineInfo;
  readonly sampleRate: number;

  constructor(name: string, private readonly engine: tts.TTS) {
    this.info = { kind: 'hosted', name };
    this.sampleRate = engine.sampleRate;
    // Failures come out of the stream that failed; without a listener the emitter would throw a second time.
    engine.on('error', () => undefined);
  }

  async *synthesize(sentence: string, signal: AbortSignal): AsyncGenerator<Int16Array> {
    if (signal.aborted) return;
    const stream = this.open(sentence);
    const stop = () => stream.close();
    signal.addEventListener('abort', stop, { once: true });
    let heard = false;
    try {
      for await (const audio of stream) {
        if (typeof audio === 'symbol') continue;
        heard = true;
        yield audio.frame.data;
      }
    } catch (error) {
      if (!signal.aborted) throw new SpeechError('engine_crashed', this.info.name, error instanceof Error ? error.message : String(error));
      return;
    } finally {
      signal.removeEventListener('abort', stop);
      stop();
    }
    if (!heard && !signal.aborted) throw new SpeechError('bad_audio', this.info.name, 'gave no sound');
  }

  async close(): Promise<void> {
    await this.engine.close();
  }

  private open(sentence: string): tts.ChunkedStream | tts.SynthesizeStream {
    if (!this.engine.capabilities.streaming) return this.engine.synthesize(sentence);
    const stream = this.engine.stream();
    stream.pushText(sentence);
    stream.flush();
    stream.endInput();
    return stream;
  }
}
