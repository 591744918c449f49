import type { AnalyseTrack, AudioAnalysis } from './level-meter';
import type { RemoteAudio } from './room-transport';

/** The average byte level at which the doorway is fully lit; speech rarely reaches further. */
const FULL_LEVEL = 110;

/** The interviewer's voice: brings the track that arrives and the element that plays it together, and measures it. */
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

  /** 0–1. */
  level(): number {
    return Math.min(1, (this.#analysis?.level() ?? 0) / FULL_LEVEL);
  }

  /** Ends playing and measuring; the element may get another voice later. */
  close(): void {
    if (this.#audio && this.#element) this.#audio.detach(this.#element);
    this.#analysis?.close();
    this.#analysis = null;
    this.#audio = null;
  }
}
