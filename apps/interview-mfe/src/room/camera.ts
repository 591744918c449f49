import { CAMERA_PREVIEW } from '@portal/protocol';
import { createSnapshotStore } from '../store/snapshot-store';

export type CameraState =
  { name: 'off' } | { name: 'starting' } | { name: 'on'; stream: MediaStream } | { name: 'failed' };

export type OpenMedia = (constraints: MediaStreamConstraints) => Promise<MediaStream>;

function stopStream(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/**
 * The candidate's camera preview, which is off until enabled (§4). The video stays on this page and
 * is never published.
 */
export class Camera {
  readonly store = createSnapshotStore<{ camera: CameraState }>({ camera: { name: 'off' } });
  readonly #open: OpenMedia;
  #generation = 0;

  constructor(open: OpenMedia) {
    this.#open = open;
  }

  get state(): CameraState {
    return this.store.getState().camera;
  }

  async enable(): Promise<void> {
    if (this.state.name === 'on' || this.state.name === 'starting') return;
    this.#generation += 1;
    const generation = this.#generation;
    this.#set({ name: 'starting' });
    try {
      const stream = await this.#open({ video: CAMERA_PREVIEW, audio: false });
      // The camera was turned off during the permission prompt, so this stream is no longer needed.
      if (generation !== this.#generation) return stopStream(stream);
      for (const track of stream.getTracks())
        track.addEventListener('ended', () => this.#handleEnded(generation), { once: true });
      this.#set({ name: 'on', stream });
    } catch {
      if (generation === this.#generation) this.#set({ name: 'failed' });
    }
  }

  /** Turns the camera off by stopping its tracks. */
  disable(): void {
    this.#generation += 1;
    const { state } = this;
    if (state.name === 'on') stopStream(state.stream);
    this.#set({ name: 'off' });
  }

  /** Called when the camera has been unplugged or its permission has been revoked. */
  #handleEnded(generation: number): void {
    if (generation !== this.#generation) return;
    this.disable();
    this.#set({ name: 'failed' });
  }

  #set(camera: CameraState): void {
    if (camera.name === 'off' && this.state.name === 'off') return;
    this.store.setState({ camera });
  }
}
