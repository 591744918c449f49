import { AudioFrame, AudioSource, LocalAudioTrack } from '@livekit/rtc-node';
import { now } from '../time';

/** Frame length (ms), typical of real microphones. */
const FRAME_MS = 10;
/**
 * Maximum delay of a frame (ms). After a longer delay, audio is lost, as with a real microphone.
 */
const LOST_MS = 200;

/** Drives all the microphones in a process with a single timer. */
export class MicrophoneClock {
  /** How late each frame was, and how long each stall lasted (ms). */
  readonly lateness: number[] = [];
  private readonly microphones = new Set<Microphone>();
  private startedAt = now();
  private frames = 0;
  private timer: NodeJS.Timeout | null = null;

  add(microphone: Microphone): void {
    this.microphones.add(microphone);
    this.timer ??= setTimeout(() => this.tick(), 0);
  }

  /** Removes a microphone. The timer stops when no microphones are left. */
  remove(microphone: Microphone): void {
    this.microphones.delete(microphone);
    if (this.microphones.size > 0 || !this.timer) return;
    clearTimeout(this.timer);
    this.timer = null;
  }

  private tick(): void {
    const late = now() - this.startedAt - this.frames * FRAME_MS;
    // Skip the frames missed during a long stall, as a real device does, instead of sending a
    // burst.
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

/** A simulated microphone that records when each sample was captured. */
export class Microphone {
  /** No frames are sent while this is true. */
  muted = false;
  readonly track: LocalAudioTrack;
  private readonly source: AudioSource;
  private readonly frame: number;
  private readonly capturedAt: number[] = [];
  private samples: Int16Array = new Int16Array();
  /** Stream position of the first sample in `samples`. */
  private at = 0;

  /**
   * @param rate sample rate (Hz). The audio has one channel of 16-bit samples.
   * @param noise background noise, played in a loop; silence by default.
   */
  constructor(
    readonly rate: number,
    private readonly noise: Int16Array = new Int16Array(1),
  ) {
    this.frame = (rate * FRAME_MS) / 1_000;
    // A queue size of 0 sends each frame to the encoder as soon as it is captured.
    this.source = new AudioSource(rate, 1, 0);
    this.track = LocalAudioTrack.createAudioTrack('microphone', this.source);
  }

  /**
   * Plays samples, starting with the next frame and replacing anything that is still playing.
   * @returns the position in the stream at which these samples begin
   */
  say(samples: Int16Array): number {
    this.samples = samples;
    this.at = this.capturedAt.length * this.frame;
    return this.at;
  }

  /** Returns when a sample in the stream was captured, or null if it has not been captured yet. */
  timeOf(sample: number): number | null {
    const frame = Math.floor(sample / this.frame);
    const captured = this.capturedAt[frame];
    // `captured` is the time of the frame's last sample, so count back from there.
    return captured === undefined
      ? null
      : captured - ((this.frame - (sample - frame * this.frame)) / this.rate) * 1_000;
  }

  /** Sends the next frame, unless muted. */
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
