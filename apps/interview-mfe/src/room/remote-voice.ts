import type { AnalyseTrack, AudioAnalysis } from './level-meter';
import type { RemoteAudio } from './room-transport';

/**
 * The average level (0–255) at which the doorway that represents the interviewer is fully lit.
 * Speech rarely exceeds this level.
 */
const FULL_LEVEL = 110;

/** Plays the interviewer's audio track in the page's audio element and measures its level. */
export class RemoteVoice {
  readonly #analyse: AnalyseTrack;
  #audio: RemoteAudio | null = null;
  #element: HTMLMediaElement | null = null;
  #analysis: AudioAnalysis | null = null;
  #volume = 1;

  constructor(analyse: AnalyseTrack) {
    this.#analyse = analyse;
  }

  setElement(element: HTMLMediaElement | null): void {
    if (element === this.#element) return;
    if (this.#element) this.#audio?.detach(this.#element);
    this.#element = element;
    if (element) this.#audio?.attach(element);
    this.#applyVolume();
  }

  /** Sets how loud the voice is played, 0–1. The measured level doesn't depend on it. */
  setVolume(volume: number): void {
    this.#volume = volume;
    this.#applyVolume();
  }

  setAudio(audio: RemoteAudio | null): void {
    this.close();
    this.#audio = audio;
    if (!audio) return;
    if (this.#element) audio.attach(this.#element);
    this.#applyVolume();
    this.#analysis = this.#analyse(audio.track);
  }

  /** Returns the current level, 0–1. */
  level(): number {
    return Math.min(1, (this.#analysis?.level() ?? 0) / FULL_LEVEL);
  }

  /** Stops playing and measuring. The audio element is kept for the next track. */
  close(): void {
    if (this.#audio && this.#element) this.#audio.detach(this.#element);
    this.#analysis?.close();
    this.#analysis = null;
    this.#audio = null;
  }

  #applyVolume(): void {
    if (this.#element) this.#element.volume = this.#volume;
  }
}
