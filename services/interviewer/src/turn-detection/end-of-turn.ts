/** As much sound as the model listens to (samples): 1.2 s at 16 kHz; it takes no more. */
const HEARD_SAMPLES = 19_200;

/** Keeps the last of the candidate's sound for the end-of-turn model, which judges by it whether they have finished. */
export class RecentSound {
  private readonly ring = new Int16Array(HEARD_SAMPLES);
  private next = 0;
  private filled = 0;

  push(samples: Int16Array): void {
    for (const sample of samples) {
      this.ring[this.next] = sample;
      this.next = (this.next + 1) % HEARD_SAMPLES;
    }
    this.filled = Math.min(HEARD_SAMPLES, this.filled + samples.length);
  }

  /** A copy, oldest first. */
  last(): Int16Array {
    const sound = new Int16Array(this.filled);
    const start = (this.next - this.filled + HEARD_SAMPLES) % HEARD_SAMPLES;
    const head = this.ring.subarray(start, Math.min(HEARD_SAMPLES, start + this.filled));
    sound.set(head);
    sound.set(this.ring.subarray(0, this.filled - head.length), head.length);
    return sound;
  }
}
