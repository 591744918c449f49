import type { AnalyseTrack, AudioAnalysis } from './level-meter';
import type { RemoteAudio } from './room-transport';

/** The average byte level that fully lights the doorway; speech rarely exceeds it. */
const FULL_LEVEL = 110;

/** Attaches the interviewer's audio track to the page's element, and measures its level. */
export class RemoteVoice {
  readonly #analyse: AnalyseTrack;
  #audio: RemoteAudio | null = null;
  #element: HTMLMediaElement | null = null;
  #analysis: AudioAnalysis | null = null;

  constructor(analyse: AnalyseTrack) {
    this.#analyse = analyse;
  }

  setElement(element: HTMLMediaElement | null): void {
    if (element === this.#element) return;
    if (this.#element) this.#audio?.detach(this.#element);
    this.#element = element;
    if (element) this.#audio?.attach(element);
  }

  setAudio(audio: RemoteAudio | null): void {
    this.close();
    this.#audio = audio;
    if (!audio) return;
    if (this.#element) audio.attach(this.#element);
    this.#analysis = this.#analyse(audio.track);
  }

  /** The current level, 0–1. */
  level(): number {
    return Math.min(1, (this.#analysis?.level() ?? 0) / FULL_LEVEL);
  }

  /** Stops playback and measurement; the element can be reused. */
  close(): void {
    if (this.#audio && this.#element) this.#audio.detach(this.#element);
    this.#analysis?.close();
    this.#analysis = null;
    this.#audio = null;
  }
}
