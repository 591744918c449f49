import type { Camera } from '../room/camera';
import type { Microphone } from '../room/microphone';
import type { RoomTransport } from '../room/room-transport';
import { createSnapshotStore } from '../store/snapshot-store';
import type { DeviceChange, Devices } from './devices';

/**
 * A device change during the interview. `none`: no microphone is left; `found`: one is available
 * again.
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
  /** Logs for developers. */
  log(event: string, error?: unknown): void;
}

/**
 * Applies device choices during a room session, and falls back to the system default when a device
 * is unplugged. The microphone keeps its mute state, even if there was no microphone for a while.
 */
export class RoomDevices {
  readonly store = createSnapshotStore<{ news: RoomDeviceNews | null }>({ news: null });
  readonly devices: Devices;
  readonly #options: RoomDevicesOptions;
  readonly #stops: (() => void)[] = [];
  /** Set while no microphone is available; `speaking` tells whether it was on. */
  #without: { speaking: boolean } | null = null;
  #muted = true;
  #label = '';

  constructor(options: RoomDevicesOptions) {
    this.#options = options;
    this.devices = options.devices;
  }

  /** Call before joining, so that the first microphone opened is the chosen one. */
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

  /** The microphone in use stopped: it was unplugged or its permission was revoked. */
  async handleMicrophoneEnded(): Promise<void> {
    if (this.#stops.length === 0) return;
    // Read this before any `await`: the media client mutes a microphone it can't restart.
    const speaking = this.#without?.speaking ?? !this.#muted;
    const label = this.#label;
    await this.devices.refresh();
    if (this.#stops.length === 0) return;
    if (this.devices.store.getState().devices.microphone.length === 0) {
      this.#without = { speaking };
      return this.store.setState({ news: { name: 'none' } });
    }
    const { news } = this.store.getState();
    // The loss of a chosen microphone is already reported.
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
      // The list may still contain an unplugged device. The next refresh tries again.
      this.#without = { speaking };
    }
  }

  #handleChange(change: DeviceChange): void {
    // A new choice replaces the notice about that kind of device.
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

  /** Uses a newly plugged-in microphone if there was none. */
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
    // Permission reveals device labels, and with them the stored choice.
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
