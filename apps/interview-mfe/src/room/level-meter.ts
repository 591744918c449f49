import type { Clock, Stop } from '@portal/clock';
import { SPEAKING_LEVEL_THRESHOLD } from '@portal/protocol';

/**
 * Measures the level of one audio track. `level` returns the average of the byte frequency data
 * (0–255).
 */
export interface AudioAnalysis {
  level(): number;
  close(): void;
}
export type AnalyseTrack = (track: MediaStreamTrack) => AudioAnalysis;

/** How often the level is read (ms). */
export const LEVEL_INTERVAL_MS = 50;
/**
 * How long silence must last before speech is considered over (ms). Shorter silences are treated as
 * pauses between words.
 */
export const SPEAKING_HOLD_MS = 400;

/**
 * Measures one track at a time and reports when speech begins and ends. An average level above 20
 * is treated as speech (§4).
 */
export class LevelMeter {
  readonly #analyse: AnalyseTrack;
  readonly #clock: Clock;
  readonly #onSpeaking: (speaking: boolean) => void;
  #analysis: AudioAnalysis | null = null;
  #track: MediaStreamTrack | null = null;
  #stop: Stop | null = null;
  #speaking = false;
  #lastLoudMs = 0;

  constructor(analyse: AnalyseTrack, clock: Clock, onSpeaking: (speaking: boolean) => void) {
    this.#analyse = analyse;
    this.#clock = clock;
    this.#onSpeaking = onSpeaking;
  }

  /** Returns the current level (0–255), or 0 if there is no track. */
  level(): number {
    return this.#analysis?.level() ?? 0;
  }

  /**
   * Starts measuring `track`, or stops measuring if it is null. Passing the same track again has no
   * effect.
   */
  listen(track: MediaStreamTrack | null): void {
    if (track === this.#track) return;
    this.close();
    if (track === null) return;
    this.#track = track;
    this.#analysis = this.#analyse(track);
    this.#stop = this.#clock.every(LEVEL_INTERVAL_MS, () => this.#read());
  }

  /** Stops measuring and releases the audio graph. */
  close(): void {
    this.#stop?.();
    this.#stop = null;
    this.#analysis?.close();
    this.#analysis = null;
    this.#track = null;
    this.#setSpeaking(false);
  }

  #read(): void {
    const now = this.#clock.now();
    if (this.level() > SPEAKING_LEVEL_THRESHOLD) {
      this.#lastLoudMs = now;
      this.#setSpeaking(true);
    } else if (now - this.#lastLoudMs >= SPEAKING_HOLD_MS) this.#setSpeaking(false);
  }

  #setSpeaking(speaking: boolean): void {
    if (speaking === this.#speaking) return;
    this.#speaking = speaking;
    this.#onSpeaking(speaking);
  }
}
