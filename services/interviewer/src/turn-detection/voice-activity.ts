/** Samples per VAD window: 32 ms at 16 kHz, as the model requires. */
export const WINDOW_SAMPLES = 512;
export const WINDOW_MS = 32;

/**
 * Probability from which a window counts as voice, and the lower one at which speech continues: the
 * ends of words are weak.
 */
const VOICE = 0.5;
const STILL_VOICE = 0.35;
/** Consecutive windows of voice that start speech; clicks are shorter. */
const START_WINDOWS = 2;
/**
 * Windows without voice that end speech: 160 ms, longer than stops inside words, and the shortest
 * silence after which anything is decided.
 */
const END_WINDOWS = 5;

/** One window of the candidate's sound. */
export interface VoiceWindow {
  /** When its last sample came (ms, by the clock). */
  at: number;
  samples: Int16Array;
  /** Probability of a voice (0–1). */
  probability: number;
}

export interface VoiceActivityListener {
  /** Every window, in order, before the events it causes. */
  window(window: VoiceWindow): void;
  /** Speech started, at the beginning of its first window; called after the second. */
  started(at: number): void;
  /** Speech ended, with its last window of voice; called 160 ms later. */
  ended(at: number): void;
}

/** Judges one window; see `createVad` of `@livekit/local-inference`. */
export interface VadModel {
  predict(samples: Int16Array): Promise<number>;
}

/** Detects speech in continuous sound at 16 kHz. */
export class VoiceActivity {
  private filling = new Int16Array(WINDOW_SAMPLES);
  private filled = 0;
  private judged: Promise<void> = Promise.resolve();
  private voiced = 0;
  private unvoiced = 0;
  private beganAt = 0;
  private voicedAt = 0;
  private speaking = false;
  private closed = false;

  /** @param onFailed called once if the model fails; ends speech in progress. */
  constructor(
    private readonly model: VadModel,
    private readonly listener: VoiceActivityListener,
    private readonly onFailed: (error: unknown) => void,
  ) {}

  /** @param at when the last sample arrived. */
  accept(samples: Int16Array, at: number): void {
    for (let from = 0; from < samples.length;) {
      const size = Math.min(WINDOW_SAMPLES - this.filled, samples.length - from);
      this.filling.set(samples.subarray(from, from + size), this.filled);
      this.filled += size;
      from += size;
      if (this.filled === WINDOW_SAMPLES)
        this.judge(at - ((samples.length - from) * WINDOW_MS) / WINDOW_SAMPLES);
    }
  }

  /** Stops; the listener is not called afterwards. */
  close(): void {
    this.closed = true;
  }

  /** Judges one window at a time, because the model keeps state. */
  private judge(at: number): void {
    const samples = this.filling;
    this.filling = new Int16Array(WINDOW_SAMPLES);
    this.filled = 0;
    this.judged = this.judged.then(async () => {
      if (this.closed) return;
      try {
        const probability = await this.model.predict(samples);
        if (!this.closed) this.take({ at, samples, probability });
      } catch (error) {
        this.fail(error);
      }
    });
  }

  private take(window: VoiceWindow): void {
    this.listener.window(window);
    const { at, probability } = window;
    if (probability >= (this.speaking ? STILL_VOICE : VOICE)) {
      if (this.voiced === 0) this.beganAt = at - WINDOW_MS;
      this.voiced += 1;
      this.unvoiced = 0;
      this.voicedAt = at;
    } else {
      this.voiced = 0;
      this.unvoiced += 1;
    }
    if (!this.speaking && this.voiced >= START_WINDOWS) {
      this.speaking = true;
      this.listener.started(this.beganAt);
    } else if (this.speaking && this.unvoiced >= END_WINDOWS) {
      this.speaking = false;
      this.listener.ended(this.voicedAt);
    }
  }

  private fail(error: unknown): void {
    if (this.closed) return;
    this.closed = true;
    if (this.speaking) this.listener.ended(this.voicedAt);
    this.onFailed(error);
  }
}
