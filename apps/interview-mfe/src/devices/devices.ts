import { createSnapshotStore } from '../store/snapshot-store';
import {
  DEVICE_KINDS,
  findDevice,
  NO_DEVICES,
  sortDevices,
  type Device,
  type DeviceKind,
  type DeviceLists,
} from './device';
import type { DevicePreferences } from './device-preferences';

export type MediaDevicesSource = Pick<
  MediaDevices,
  'enumerateDevices' | 'addEventListener' | 'removeEventListener'
>;

/** `chosen` by the person; `lost` because it is no longer there, and then the system's own choice takes its place; `back` because it is there again. */
export interface DeviceChange {
  kind: DeviceKind;
  reason: 'chosen' | 'lost' | 'back';
  /** What is to be used now; null is the system's own choice. */
  device: Device | null;
  /** The name of what was lost, or is back; of what was chosen, unless it is the system's choice. */
  label: string | null;
}

export interface DevicesSnapshot extends DeviceLists {
  /** What is in use; null is the system's own choice. */
  chosen: Record<DeviceKind, Device | null>;
}

/** The devices that are there, as they come and go, and which of them is to be used. */
export class Devices {
  readonly store = createSnapshotStore<DevicesSnapshot>({
    ...NO_DEVICES,
    chosen: { microphone: null, camera: null, speaker: null },
  });
  readonly #source: MediaDevicesSource | undefined;
  readonly #preferences: DevicePreferences;
  readonly #listeners = new Set<(change: DeviceChange) => void>();
  #started = false;
  #readings = 0;
  /** Devices that were pulled out while they were in use. */
  readonly #lost = new Set<DeviceKind>();

  /** `source` is undefined where the browser gives no devices: an insecure page, or a very old browser. */
  constructor(source: MediaDevicesSource | undefined, preferences: DevicePreferences) {
    this.#source = source;
    this.#preferences = preferences;
  }

  /** Reads the devices and follows their coming and going until `stop`. */
  start(): Promise<void> {
    if (!this.#started) this.#source?.addEventListener('devicechange', this.#handleChange);
    this.#started = true;
    return this.refresh();
  }

  stop(): void {
    this.#started = false;
    this.#readings += 1;
    this.#source?.removeEventListener('devicechange', this.#handleChange);
  }

  /** To be called once a permission was given: only then are devices named. Never rejects. */
  async refresh(): Promise<void> {
    if (!this.#source || !this.#started) return;
    const reading = ++this.#readings;
    const infos = await this.#source.enumerateDevices().catch(() => null);
    if (infos === null || reading !== this.#readings) return;
    const lists = sortDevices(infos);
    const before = this.store.getState().chosen;
    const chosen = { ...before };
    for (const kind of DEVICE_KINDS)
      chosen[kind] = findDevice(lists.devices[kind], this.#preferences.get(kind));
    this.store.setState({ ...lists, chosen });
    for (const kind of DEVICE_KINDS) {
      if (chosen[kind]?.id === before[kind]?.id) continue;
      const device = chosen[kind];
      if (device)
        this.#emit({
          kind,
          device,
          reason: this.#lost.delete(kind) ? 'back' : 'chosen',
          label: device.label,
        });
      else if (before[kind]) {
        this.#lost.add(kind);
        this.#emit({ kind, device: null, reason: 'lost', label: before[kind].label });
      }
    }
  }

  /** The person's choice, remembered for the next time; null is the system's own. */
  choose(kind: DeviceKind, id: string | null): void {
    const { devices, chosen } = this.store.getState();
    const device = devices[kind].find((candidate) => candidate.id === id) ?? null;
    this.#preferences.set(kind, device);
    this.#lost.delete(kind);
    this.store.setState({ chosen: { ...chosen, [kind]: device } });
    this.#emit({ kind, device, reason: 'chosen', label: device?.label ?? null });
  }

  /** The id to ask for; that of the remembered device while devices have no names yet. */
  chosenId(kind: DeviceKind): string | null {
    const { chosen, devices } = this.store.getState();
    return (
      chosen[kind]?.id ??
      (devices[kind].length === 0 ? (this.#preferences.get(kind)?.id ?? null) : null)
    );
  }

  subscribe(listener: (change: DeviceChange) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  readonly #handleChange = (): void => void this.refresh();

  #emit(change: DeviceChange): void {
    for (const listener of [...this.#listeners]) listener(change);
  }
}
