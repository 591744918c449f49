import { voice } from '@livekit/agents';
import { AudioFrame } from '@livekit/rtc-node';
import { TransformStream } from 'node:stream/web';
import { systemClock } from '../clock';
import { SilenceFiller } from '../listening/silence-filler';

/** The candidate's sound with silence where the microphone sends nothing. */
export class ContinuousInput extends voice.AudioInput {
  private readonly filler: SilenceFiller;
  private rate = 0;

  constructor(private readonly inner: voice.AudioInput) {
    super();
    let controller: TransformStreamDefaultController<AudioFrame> | null = null;
    this.filler = new SilenceFiller((ms) => {
      const samples = Math.round((this.rate * ms) / 1_000);
      controller?.enqueue(new AudioFrame(new Int16Array(samples), this.rate, 1, samples));
    }, systemClock);
    this.multiStream.addInputStream(inner.stream.pipeThrough(new TransformStream<AudioFrame, AudioFrame>({
      start: (opened) => {
        controller = opened;
      },
      transform: (frame, out) => {
        this.rate = frame.sampleRate;
        this.filler.heard();
        out.enqueue(frame);
      },
      flush: () => this.filler.close(),
    })));
  }

  override setAttached(attached: boolean): void {
    this.inner.setAttached(attached);
  }

  override async close(): Promise<void> {
    this.filler.close();
    await this.inner.close();
    await super.close();
  }
}
