import { AudioFrame, AudioSource, LocalAudioTrack } from '@livekit/rtc-node';
import { CANDIDATE_RATE, roomNoise } from '../audio/samples';
import { now } from './time';

/** A microphone gives a frame every 10 ms. */
const FRAME_MS = 10;
const FRAME = (CANDIDATE_RATE * FRAME_MS) / 1_000;
/** A microphone that is this late has lost what it did not give (ms). */
const LOST_MS = 200;
/** −64 dB of full scale: a quiet room behind a good microphone. */
const NOISE_LEVEL = 20;

/** Keeps all microphones of a process in time by one timer. */
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

  remove(microphone: Microphone): void {
    this.microphones.delete(microphone);
  }

  close(): void {
    if (this.timer) clearTimeout(this.timer);
    this.microphones.clear();
  }

  private tick(): void {
    const late = now() - this.startedAt - this.frames * FRAME_MS;
    // A device that was not served for so long goes on from now: nothing makes up for lost time in one burst.
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

/** An open microphone: a quiet room, and what is said into it. Knows of each sample when it was taken. */
export class Microphone {
  /** Nothing is queued behind it: a frame goes to the encoder the moment it is captured. */
  private readonly source = new AudioSource(CANDIDATE_RATE, 1, 0);
  readonly track = LocalAudioTrack.createAudioTrack('microphone', this.source);
  private readonly noise = roomNoise(CANDIDATE_RATE * 2, NOISE_LEVEL);
  private readonly capturedAt: number[] = [];
  private samples: Int16Array = new Int16Array();
  /** Where in the stream `samples` begins (samples). */
  private at = 0;

  /**
   * Says it from the next frame on, in place of what was being said.
   * @returns the stream's sample at which it begins.
   */
  say(samples: Int16Array): number {
    this.samples = samples;
    this.at = this.capturedAt.length * FRAME;
    return this.at;
  }

  /** When a sample of the stream was taken from the air; null where it is still to come. */
  timeOf(sample: number): number | null {
    const frame = Math.floor(sample / FRAME);
    const captured = this.capturedAt[frame];
    // A frame is complete with its last sample.
    return captured === undefined
      ? null
      : captured - ((FRAME - (sample - frame * FRAME)) / CANDIDATE_RATE) * 1_000;
  }

  capture(): void {
    const start = this.capturedAt.length * FRAME;
    const frame = new Int16Array(FRAME);
    for (let i = 0; i < FRAME; i += 1)
      frame[i] =
        (this.noise[(start + i) % this.noise.length] ?? 0) +
        (this.samples[start + i - this.at] ?? 0);
    this.capturedAt.push(now());
    this.source
      .captureFrame(new AudioFrame(frame, CANDIDATE_RATE, 1, FRAME))
      .catch(() => undefined);
  }

  async close(): Promise<void> {
    await this.track.close();
  }
}
