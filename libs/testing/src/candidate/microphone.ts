import { AudioFrame, AudioSource, LocalAudioTrack } from '@livekit/rtc-node';
import { now } from '../time';

/** A microphone delivers a frame every 10 ms. */
const FRAME_MS = 10;
/** After a delay this long, a microphone has lost the audio in between (ms). */
const LOST_MS = 200;

/** Drives all microphones of a process with one timer. */
export class MicrophoneClock {
  /** How late each frame was (ms). */
  readonly lateness: number[] = [];
  private readonly microphones = new Set<Microphone>();
  private startedAt = now();
  private frames = 0;
  private timer: NodeJS.Timeout | null = null;

  add(microphone: Microphone): void {
    this.microphones.add(microphone);
    this.timer ??= setTimeout(() => this.tick(), 0);
  }

  /** The timer stops with the last microphone. */
  remove(microphone: Microphone): void {
    this.microphones.delete(microphone);
    if (this.microphones.size > 0 || !this.timer) return;
    clearTimeout(this.timer);
    this.timer = null;
  }

  private tick(): void {
    const late = now() - this.startedAt - this.frames * FRAME_MS;
    // Like a device that was not served for so long: don't send the missing frames in a burst.
    if (late > LOST_MS) {
      this.lateness.push(late);
      this.startedAt += late;
    }
    for (let due = this.startedAt + this.frames * FRAME_MS; due <= now(); due += FRAME_MS) {
      this.frames += 1;
      this.lateness.push(now() - due);
      for (const microphone of this.microphones) microphone.capture();
    }
    this.timer = setTimeout(
      () => this.tick(),
      Math.max(0, this.startedAt + this.frames * FRAME_MS - now()),
    );
  }
}

/** A microphone that is always open and knows when each sample was captured. */
export class Microphone {
  /** While muted, it sends no frames. */
  muted = false;
  readonly track: LocalAudioTrack;
  private readonly source: AudioSource;
  private readonly frame: number;
  private readonly capturedAt: number[] = [];
  private samples: Int16Array = new Int16Array();
  /** Where in the stream `samples` begins (samples). */
  private at = 0;

  /**
   * @param rate sample rate (Hz); one channel, 16 bit.
   * @param noise background noise, repeated; silence by default.
   */
  constructor(
    readonly rate: number,
    private readonly noise: Int16Array = new Int16Array(1),
  ) {
    this.frame = (rate * FRAME_MS) / 1_000;
    // No queue: a frame goes to the encoder as soon as it is captured.
    this.source = new AudioSource(rate, 1, 0);
    this.track = LocalAudioTrack.createAudioTrack('microphone', this.source);
  }

  /**
   * Plays samples from the next frame on; replaces what was playing.
   * @returns the stream's sample at which it begins.
   */
  say(samples: Int16Array): number {
    this.samples = samples;
    this.at = this.capturedAt.length * this.frame;
    return this.at;
  }

  /** When a sample of the stream was captured; null if it is still to come. */
  timeOf(sample: number): number | null {
    const frame = Math.floor(sample / this.frame);
    const captured = this.capturedAt[frame];
    // A frame is complete with its last sample.
    return captured === undefined
      ? null
      : captured - ((this.frame - (sample - frame * this.frame)) / this.rate) * 1_000;
  }

  /** Sends the next frame. */
  capture(): void {
    if (this.muted) return;
    const start = this.capturedAt.length * this.frame;
    const frame = new Int16Array(this.frame);
    for (let i = 0; i < this.frame; i += 1)
      frame[i] =
        (this.noise[(start + i) % this.noise.length] ?? 0) +
        (this.samples[start + i - this.at] ?? 0);
    this.capturedAt.push(now());
    this.source
      .captureFrame(new AudioFrame(frame, this.rate, 1, this.frame))
      .catch(() => undefined);
  }

  async close(): Promise<void> {
    await this.track.close();
  }
}
