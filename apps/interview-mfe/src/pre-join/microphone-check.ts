import type { Clock } from '@portal/clock';
import { mediaProblemOf, type MediaProblem } from '../devices/media-problem';
import type { OpenMedia } from '../devices/open-media';
import { LevelMeter, type AnalyseTrack } from '../room/level-meter';
import { createSnapshotStore } from '../store/snapshot-store';

export type MicrophoneState =
  | { name: 'closed' }
  | { name: 'opening' }
  /** `heard` is true once speech has been detected. */
  | { name: 'open'; stream: MediaStream; label: string; heard: boolean }
  | { name: 'failed'; problem: MediaProblem };

/** Checks the microphone before the candidate joins. This check sends no sound anywhere. */
export class MicrophoneCheck {
  readonly store = createSnapshotStore<{ microphone: MicrophoneState }>({
    microphone: { name: 'closed' },
  });
  readonly #open: OpenMedia;
  readonly #meter: LevelMeter;
  #generation = 0;

  constructor(open: OpenMedia, analyse: AnalyseTrack, clock: Clock) {
    this.#open = open;
    this.#meter = new LevelMeter(analyse, clock, (speaking) => speaking && this.#handleSpeech());
  }

  get state(): MicrophoneState {
    return this.store.getState().microphone;
  }

  /** Opens the selected microphone after closing any that is already open. Never rejects. */
  async open(): Promise<void> {
    this.#release();
    const generation = this.#generation;
    this.store.setState({ microphone: { name: 'opening' } });
    try {
      const stream = await this.#open({ audio: true });
      // `close` or `open` was called during the permission prompt, so this stream is no longer
      // needed.
      if (generation !== this.#generation) return stopTracks(stream);
      const [track] = stream.getAudioTracks();
      track?.addEventListener('ended', () => this.#handleEnded(generation), { once: true });
      this.store.setState({
        microphone: { name: 'open', stream, label: track?.label ?? '', heard: false },
      });
      if (track) this.#meter.listen(track);
    } catch (error) {
      if (generation === this.#generation)
        this.store.setState({ microphone: { name: 'failed', problem: mediaProblemOf(error) } });
    }
  }

  /** Returns the current level: the average of the analyser's byte frequency data, 0–255. */
  level(): number {
    return this.#meter.level();
  }

  /** Turns the microphone off by stopping its tracks. */
  close(): void {
    this.#release();
    this.store.setState({ microphone: { name: 'closed' } });
  }

  #release(): void {
    this.#generation += 1;
    this.#meter.close();
    if (this.state.name === 'open') stopTracks(this.state.stream);
  }

  #handleSpeech(): void {
    const { state } = this;
    if (state.name === 'open' && !state.heard)
      this.store.setState({ microphone: { ...state, heard: true } });
  }

  /**
   * Called when the microphone has been unplugged or its permission has been revoked. Tries to open
   * another microphone.
   */
  #handleEnded(generation: number): void {
    if (generation === this.#generation) void this.open();
  }
}

function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
