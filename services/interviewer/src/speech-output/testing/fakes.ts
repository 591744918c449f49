import { USUAL_PROSODY } from '@portal/protocol';
import type { Clock } from '@portal/clock';
import type { Tts } from '../../tts/tts';
import type { Sink } from '../sink';

export const FAKE_RATE = 1_000;

/**
 * A sink that plays in step with the fake clock and records its output. At 1,000 Hz, each sample
 * lasts one millisecond.
 */
export class FakeSink implements Sink {
  readonly sampleRate = FAKE_RATE;
  /** Makes the sink ready if it was created with `subscribed` set to false. */
  subscribe: () => void = () => undefined;
  private readonly subscribed: Promise<void>;
  cleared = 0;
  private queue: number[] = [];
  private readonly out: number[] = [];
  private countedAt = 0;

  constructor(
    private readonly clock: Clock,
    subscribed = true,
  ) {
    this.subscribed = subscribed
      ? Promise.resolve()
      : new Promise((resolve) => (this.subscribe = resolve));
  }

  ready(): Promise<void> {
    return this.subscribed;
  }

  get queuedMs(): number {
    this.play();
    return this.queue.length;
  }

  /** The samples played so far. */
  get heard(): number[] {
    this.play();
    return this.out;
  }

  captureFrame(samples: Int16Array): void {
    this.play();
    this.queue.push(...samples);
  }

  clearQueue(): void {
    this.play();
    this.queue = [];
    this.cleared += 1;
  }

  private play(): void {
    this.out.push(...this.queue.splice(0, this.clock.now() - this.countedAt));
    this.countedAt = this.clock.now();
  }
}

/**
 * A fake voice that takes 50 ms to speak each character at its usual rate. All samples of a character have the same
 * value: 1,000 plus the character's position. Returns all audio immediately, except for the
 * sentences in `broken`, `stalled` and `halfway`.
 */
export class FakeVoice implements Tts {
  readonly info = { kind: 'built-in', name: 'fake' } as const;
  readonly sampleRate = FAKE_RATE;
  readonly asked: string[] = [];
  /** The rate of each sentence (percent of the usual one). */
  readonly rates: number[] = [];
  readonly aborted: string[] = [];
  /** Sentences for which the voice fails. */
  readonly broken = new Set<string>();
  /** Sentences for which the voice never returns any audio. */
  readonly stalled = new Set<string>();
  /**
   * Sentences for which the voice stalls partway through, mapped to the amount of audio that it
   * returns first (ms).
   */
  readonly halfway = new Map<string, number>();
  readonly silenceMs = new Map<string, number>();
  /** What happens while a sentence's first audio is on its way to the player. */
  readonly meanwhile = new Map<string, () => void>();

  async *synthesize(
    sentence: string,
    signal: AbortSignal,
    { rate } = USUAL_PROSODY,
  ): AsyncGenerator<Int16Array> {
    this.asked.push(sentence);
    this.rates.push(rate);
    const aborted = new Promise<void>((resolve) =>
      signal.addEventListener('abort', () => {
        this.aborted.push(sentence);
        resolve();
      }),
    );
    if (this.broken.has(sentence)) throw new Error('broken');
    if (this.stalled.has(sentence)) return void (await aborted);
    const silence = new Array<number>(this.silenceMs.get(sentence) ?? 0).fill(0);
    const sound = Int16Array.from([
      ...silence,
      ...[...sentence].flatMap((_, i) =>
        new Array<number>(Math.floor(5_000 / rate)).fill(1_000 + i),
      ),
    ]);
    const half = this.halfway.get(sentence);
    yield sound.slice(0, half ?? sound.length);
    this.meanwhile.get(sentence)?.();
    if (half !== undefined) await aborted;
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
