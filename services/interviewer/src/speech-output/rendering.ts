import type { Clock } from '../clock';
import type { Tts } from '../tts/tts';
import { leadingSilence } from './sound';

/** A voice that gives nothing for this long will give nothing more: it is left alone (ms). Longer than the engines' own time limits. */
const STALL_MS = 6_000;

/** The sound of one piece of text while a voice renders it: can be begun before anyone listens. */
export class Rendering {
  private readonly chunks: Int16Array[] = [];
  private ended = false;
  private failure: unknown = null;
  private readonly abort = new AbortController();
  private wake: (() => void) | null = null;

  constructor(
    readonly spoken: string,
    private readonly tts: Tts,
    private readonly clock: Clock,
  ) {
    void this.run();
  }

  /** Stops the voice. Whoever listens gets no more, and no error. */
  cancel(): void {
    if (this.ended) return;
    this.abort.abort();
    this.end(null);
  }

  /**
   * Its sound without the silence before it, from the beginning; once.
   * @throws what the voice threw, or an error where it gave nothing for too long; what came before has been given.
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
      for await (const samples of this.tts.synthesize(this.spoken, this.abort.signal)) {
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
        this.end(new Error(`the voice gave nothing for ${STALL_MS} ms`));
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
