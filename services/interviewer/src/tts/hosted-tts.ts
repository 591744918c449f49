import type { tts } from '@livekit/agents';
import { USUAL_PROSODY, type EngineInfo } from '@portal/protocol';
import { SpeechError, speechErrorOf } from '../speech-error';
import { speakable, type Tts } from './tts';

/** Disables retries, because another voice takes over as soon as an attempt fails. */
const ONE_ATTEMPT = { maxRetry: 0, retryIntervalMs: 0, timeoutMs: 10_000 };

/** A hosted voice that streams audio through a LiveKit plugin. */
export class HostedTts implements Tts {
  readonly sampleRate: number;
  /**
   * Failures that have not been thrown yet. The plugin reports a failure as an event on the engine,
   * then ends the stream as if it were complete.
   */
  private readonly failures: Error[] = [];
  private rate: number = USUAL_PROSODY.rate;

  /**
   * @param setRate makes the engine's next streams speak at this rate (percent of the usual one).
   *   Called only when the rate changes, because the plugin then opens a new connection.
   */
  constructor(
    readonly info: EngineInfo,
    private readonly engine: tts.TTS,
    private readonly setRate: (rate: number) => void,
  ) {
    this.sampleRate = engine.sampleRate;
    engine.on('error', ({ error }) => this.failures.push(error));
  }

  async *synthesize(
    sentence: string,
    signal: AbortSignal,
    { rate } = USUAL_PROSODY,
  ): AsyncGenerator<Int16Array> {
    if (signal.aborted || !speakable(sentence)) return;
    if (rate !== this.rate) this.setRate((this.rate = rate));
    const stream = this.engine.stream({ connOptions: ONE_ATTEMPT });
    const stop = () => stream.close();
    signal.addEventListener('abort', stop, { once: true });
    try {
      stream.pushText(sentence);
      stream.endInput();
      let heard = false;
      for await (const audio of stream) {
        if (signal.aborted) return;
        if (typeof audio === 'symbol') continue;
        heard = true;
        yield audio.frame.data;
      }
      if (signal.aborted) return;
      const failure = this.failures.shift();
      if (failure) throw speechErrorOf(failure, this.info.name);
      if (!heard) throw new SpeechError('bad_audio', this.info.name, 'returned no sound');
    } finally {
      signal.removeEventListener('abort', stop);
      stop();
    }
  }

  async close(): Promise<void> {
    await this.engine.close();
  }
}
