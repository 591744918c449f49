import type { Prosody } from '@portal/protocol';
import type { Clock } from '@portal/clock';
import type { Tts } from '../tts/tts';
import { leadingSilence } from './sound';

/**
 * How long a voice can go without returning audio before it is considered to have failed (ms). The
 * engines' own timeouts are shorter.
 */
const STALL_MS = 6_000;

/** A piece of text rendered as speech. Rendering may start before the audio is needed. */
export class Rendering {
  private readonly chunks: Int16Array[] = [];
  private ended = false;
  private failure: unknown = null;
  private readonly abort = new AbortController();
  private wake: (() => void) | null = null;

  constructor(
    readonly spoken: string,
    readonly prosody: Prosody,
    private readonly tts: Tts,
    private readonly clock: Clock,
  ) {
    void this.run();
  }

  /**
   * Stops the voice. `sound` still yields the audio that has already arrived, then ends without an
   * error.
   */
  cancel(): void {
    if (this.ended) return;
    this.abort.abort();
    this.end(null);
  }

  /**
   * Yields the audio from the start, without leading silence. Can be read only once.
   * @throws Error if the voice fails or stalls. All audio that arrived before the failure is
   *   yielded first.
   */
  async *sound(): AsyncGenerator<Int16Array> {
    let begun = false;
    for (;;) {
      const chunk = this.chunks.shift();
      if (chunk) {
        const sound: Int16Array = begun
          ? chunk
          : chunk.subarray(leadingSilence(chunk, this.tts.sampleRate));
        begun ||= sound.length > 0;
        if (sound.length) yield sound;
      } else if (!this.ended) await this.next();
      else if (this.failure !== null) throw this.failure;
      else return;
    }
  }

  private async run(): Promise<void> {
    try {
      for await (const samples of this.tts.synthesize(
        this.spoken,
        this.abort.signal,
        this.prosody,
      )) {
        if (this.ended) return;
        this.chunks.push(samples);
        this.wake?.();
      }
      this.end(null);
    } catch (error) {
      this.end(error);
    }
  }

  private next(): Promise<void> {
    return new Promise((resolve) => {
      const stopWaiting = this.clock.after(STALL_MS, () => {
        this.abort.abort();
        this.end(new Error(`no sound for ${STALL_MS} ms`));
      });
      this.wake = () => {
        this.wake = null;
        stopWaiting();
        resolve();
      };
    });
  }

  private end(failure: unknown): void {
    if (this.ended) return;
    this.ended = true;
    this.failure = failure;
    this.wake?.();
  }
}
