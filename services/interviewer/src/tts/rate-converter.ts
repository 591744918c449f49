import { AudioFrame, AudioResampler } from '@livekit/rtc-node';

/** Turns one sound, piece by piece, into another sample rate (LiveKit's SoX resampler). To be closed: it holds memory outside of JavaScript. */
export class RateConverter {
  private readonly resampler: AudioResampler | null;

  constructor(
    private readonly from: number,
    to: number,
  ) {
    this.resampler = from === to ? null : new AudioResampler(from, to);
  }

  convert(samples: Int16Array): Int16Array {
    if (!this.resampler || samples.length === 0) return samples;
    // A buffer of its own: the native side reads from the buffer's beginning.
    return samplesOf(
      this.resampler.push(new AudioFrame(samples.slice(), this.from, 1, samples.length)),
    );
  }

  /** What the filter still holds, at the sound's end. */
  flush(): Int16Array {
    return this.resampler ? samplesOf(this.resampler.flush()) : new Int16Array();
  }

  close(): void {
    this.resampler?.close();
  }
}

/** It gives one frame at most. */
const samplesOf = ([frame]: AudioFrame[]): Int16Array => frame?.data ?? new Int16Array();
