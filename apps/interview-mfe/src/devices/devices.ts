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

/**
 * A change to the device in use, and the reason for it.
 * - `chosen`: the user selected a device, or a device that they chose earlier was found.
 * - `lost`: the chosen device was unplugged, so the system default is used.
 * - `back`: the chosen device was plugged in again.
 */
export interface DeviceChange {
  kind: DeviceKind;
  reason: 'chosen' | 'lost' | 'back';
  /** The device to use now; null means the system default. */
  device: Device | null;
  /**
   * Label of the device that was chosen, lost or plugged in again; null means the system default.
   */
  label: string | null;
}

export interface DevicesSnapshot extends DeviceLists {
  /** The device to use for each kind; null means the system default. */
  chosen: Record<DeviceKind, Device | null>;
}

/** Tracks which devices are available and which of them to use. */
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
  /** Device kinds whose chosen device has been unplugged. */
  readonly #lost = new Set<DeviceKind>();

  /**
   * Pass undefined as `source` if the browser has no `mediaDevices`, as on an insecure page or in a
   * very old browser.
   */
  constructor(source: MediaDevicesSource | undefined, preferences: DevicePreferences) {
    this.#source = source;
    this.#preferences = preferences;
  }

  /** Loads the list of devices and keeps it up to date until `stop` is called. */
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

  /**
   * Reloads the list of devices. Call this after permission is granted, because labels become
   * available then. Never rejects.
   */
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

  /** Stores and applies the user's choice; null means the system default. */
  choose(kind: DeviceKind, id: string | null): void {
    const { devices, chosen } = this.store.getState();
    const device = devices[kind].find((candidate) => candidate.id === id) ?? null;
    this.#preferences.set(kind, device);
    this.#lost.delete(kind);
    this.store.setState({ chosen: { ...chosen, [kind]: device } });
    this.#emit({ kind, device, reason: 'chosen', label: device?.label ?? null });
  }

  /**
   * Returns the device id to request, or null for the system default. Until labels are available,
   * this is the stored device's id.
   */
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
