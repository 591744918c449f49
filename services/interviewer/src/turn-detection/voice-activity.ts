/** Samples per VAD window, as the model requires: 32 ms at 16 kHz. */
export const WINDOW_SAMPLES = 512;
export const WINDOW_MS = 32;

/**
 * Minimum probability for speech to start. `STILL_VOICE`, the minimum for it to continue, is lower
 * because the ends of words are weak.
 */
const VOICE = 0.5;
const STILL_VOICE = 0.35;
/** Speech starts after this many consecutive windows that contain a voice. Clicks are shorter. */
const START_WINDOWS = 2;
/**
 * Speech ends after this many consecutive windows without a voice: 160 ms, which is longer than the
 * silence in stop consonants.
 */
const END_WINDOWS = 5;

/** One window of the candidate's audio. */
export interface VoiceWindow {
  /** When the last sample arrived (clock time, ms). */
  at: number;
  samples: Int16Array;
  /** Probability that the window contains speech (0–1). */
  probability: number;
}

export interface VoiceActivityListener {
  /** Called for every window, in order, before any other event that the window causes. */
  window(window: VoiceWindow): void;
  /**
   * Called when speech has started, at the end of its second window. `at` is the beginning of its
   * first window.
   */
  started(at: number): void;
  /**
   * Called when speech has ended. `at` is the end of its last window with voice, 160 ms before this
   * call.
   */
  ended(at: number): void;
}

/**
 * A VAD model, which returns the probability of speech for one window at a time; see `createVad` in
 * `@livekit/local-inference`.
 */
export interface VadModel {
  predict(samples: Int16Array): Promise<number>;
}

/** Detects speech in continuous audio at 16 kHz. */
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

  /** @param onFailed called once if the model fails. Any speech in progress ends first. */
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

  /** Stops detecting speech. The listener is not called afterwards. */
  close(): void {
    this.closed = true;
  }

  /** Rates the windows one after another, because the model keeps state between them. */
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
