/** Samples in one window of voice activity: 32 ms at 16 kHz, as the model takes them. */
export const WINDOW_SAMPLES = 512;
export const WINDOW_MS = 32;

/** Probability from which a window counts as voice, and down to which speech under way goes on: the ends of words are weak. */
const VOICE = 0.5;
const STILL_VOICE = 0.35;
/** So many windows of voice in a row begin speech: clicks are shorter. */
const START_WINDOWS = 2;
/** So many windows without voice end it: 160 ms, longer than the stops inside words, and the shortest silence after which anything is decided. */
const END_WINDOWS = 5;

/** One window of the candidate's sound. */
export interface VoiceWindow {
  /** When its last sample came (the clock's ms). */
  at: number;
  samples: Int16Array;
  /** Of a voice in it (0–1). */
  probability: number;
}

export interface VoiceActivityListener {
  /** Every window, in order, before what it begins or ends. */
  window(window: VoiceWindow): void;
  /** Speech has begun: at the beginning of its first window, which is told after its second. */
  started(at: number): void;
  /** Speech has ended: with its last window of voice, which is told 160 ms later. */
  ended(at: number): void;
}

/** What judges one window; see `createVad` of `@livekit/local-inference`. */
export interface VadModel {
  predict(samples: Int16Array): Promise<number>;
}

/** Finds speech in continuous sound at 16 kHz. */
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

  /** @param onFailed told once if the model fails; speech that had begun has ended then. */
  constructor(
    private readonly model: VadModel,
    private readonly listener: VoiceActivityListener,
    private readonly onFailed: (error: unknown) => void,
  ) {}

  /** @param at when the last of the samples came. */
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

  /** Nothing is told after this. */
  close(): void {
    this.closed = true;
  }

  /** Windows are judged one after the other: the model keeps a state. */
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
