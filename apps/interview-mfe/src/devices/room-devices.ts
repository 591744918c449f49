import type { Camera } from '../room/camera';
import type { Microphone } from '../room/microphone';
import type { RoomTransport } from '../room/room-transport';
import { createSnapshotStore } from '../store/snapshot-store';
import type { DeviceChange, Devices } from './devices';

/**
 * A device event to report during the interview.
 * - `changed`: a device was lost or plugged in again.
 * - `none`: no microphone is left.
 * - `found`: a microphone is available again.
 */
export type RoomDeviceNews =
  { name: 'changed'; change: DeviceChange } | { name: 'none' } | { name: 'found'; label: string };

export interface RoomDevicesOptions {
  devices: Devices;
  transport: Pick<
    RoomTransport,
    'useMicrophone' | 'useSpeaker' | 'isMicrophoneOn' | 'microphoneTrack'
  >;
  microphone: Pick<Microphone, 'store' | 'setMuted'>;
  camera: Pick<Camera, 'state' | 'enable' | 'disable'>;
  /** Logs an event for developers. */
  log(event: string, error?: unknown): void;
}

/**
 * Applies device choices during a room session and falls back to the system default when a device
 * is unplugged. The microphone keeps its mute state, even if no microphone was available for a
 * while.
 */
export class RoomDevices {
  readonly store = createSnapshotStore<{ news: RoomDeviceNews | null }>({ news: null });
  readonly devices: Devices;
  readonly #options: RoomDevicesOptions;
  readonly #stops: (() => void)[] = [];
  /**
   * Set while no microphone is available. `speaking` is true if the microphone was on when it was
   * lost.
   */
  #without: { speaking: boolean } | null = null;
  #muted = true;
  #label = '';

  constructor(options: RoomDevicesOptions) {
    this.#options = options;
    this.devices = options.devices;
  }

  /**
   * Starts applying device choices. Call this before joining, so that the chosen microphone is the
   * first one opened.
   */
  start(): void {
    const { microphone } = this.#options;
    this.#stops.push(
      this.devices.subscribe((change) => this.#handleChange(change)),
      this.devices.store.subscribe(() => this.#handlePlugged()),
      microphone.store.subscribe(() => this.#handleMuted(microphone.store.getState().muted)),
    );
    this.#useMicrophone(this.devices.chosenId('microphone'));
    void this.devices.start();
  }

  stop(): void {
    for (const stop of this.#stops.splice(0)) stop();
    this.devices.stop();
    this.store.setState({ news: null });
  }

  dismissNews(): void {
    this.store.setState({ news: null });
  }

  /**
   * Called when the microphone in use stops because it was unplugged or its permission was revoked.
   */
  async handleMicrophoneEnded(): Promise<void> {
    if (this.#stops.length === 0) return;
    // Read the mute state before any `await`, because the media client mutes a microphone that it
    // can't restart.
    const speaking = this.#without?.speaking ?? !this.#muted;
    const label = this.#label;
    await this.devices.refresh();
    if (this.#stops.length === 0) return;
    if (this.devices.store.getState().devices.microphone.length === 0) {
      this.#without = { speaking };
      return this.store.setState({ news: { name: 'none' } });
    }
    const { news } = this.store.getState();
    // Don't report the loss of a chosen microphone twice.
    if (news?.name !== 'changed' || news.change.kind !== 'microphone') {
      this.store.setState({
        news: {
          name: 'changed',
          change: { kind: 'microphone', reason: 'lost', device: null, label },
        },
      });
    }
    try {
      await this.#goOn(speaking);
    } catch (error) {
      this.#options.log('microphone not changed', error);
      // The list may still contain the unplugged device. Try again when the list changes.
      this.#without = { speaking };
    }
  }

  #handleChange(change: DeviceChange): void {
    // A new choice clears the notice, unless the notice is about another kind of device.
    const { news } = this.store.getState();
    if (change.reason !== 'chosen') this.store.setState({ news: { name: 'changed', change } });
    else if (news?.name !== 'changed' || news.change.kind === change.kind)
      this.store.setState({ news: null });
    switch (change.kind) {
      case 'microphone':
        return this.#useMicrophone(change.device?.id ?? null);
      case 'speaker':
        return this.#attempt(
          'speaker',
          this.#options.transport.useSpeaker(change.device?.id ?? null),
        );
      case 'camera': {
        const { camera } = this.#options;
        if (camera.state.name === 'off') return;
        camera.disable();
        return this.#attempt('camera', camera.enable());
      }
    }
  }

  /** If no microphone was available, switches to one that has just been plugged in. */
  #handlePlugged(): void {
    const [first] = this.devices.store.getState().devices.microphone;
    if (!this.#without || !first) return;
    const { speaking } = this.#without;
    this.#without = null;
    this.store.setState({ news: { name: 'found', label: first.label } });
    this.#attempt('microphone', this.#goOn(speaking));
  }

  #handleMuted(muted: boolean): void {
    this.#muted = muted;
    if (muted) return;
    this.#label = this.#options.transport.microphoneTrack()?.label ?? '';
    // The microphone is open, so the browser now reveals device labels. Look for the stored choice
    // again.
    void this.devices.refresh();
  }

  async #goOn(speaking: boolean): Promise<void> {
    const { transport, microphone } = this.#options;
    await transport.useMicrophone(this.devices.chosenId('microphone'));
    if (speaking && !transport.isMicrophoneOn()) await microphone.setMuted(false);
  }

  #useMicrophone(id: string | null): void {
    this.#attempt('microphone', this.#options.transport.useMicrophone(id));
  }

  #attempt(what: string, work: Promise<void>): void {
    work.catch((error: unknown) => this.#options.log(`${what} not changed`, error));
  }
}
