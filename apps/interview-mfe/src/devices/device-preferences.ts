import * as z from '@portal/protocol/zod';
import type { Device, DeviceKind } from './device';

/** The `localStorage` key under which the chosen devices are stored. */
export const DEVICE_STORAGE_KEY = 'devices';

type Stored = Partial<Record<DeviceKind, Device>>;

const deviceSchema = z.optional(z.object({ id: z.string(), label: z.string() }));
const storedSchema = z.object({
  microphone: deviceSchema,
  camera: deviceSchema,
  speaker: deviceSchema,
});

/**
 * Stores the devices chosen in this browser; null means the system default. If storage is
 * unavailable, choices last until the page is closed.
 */
export class DevicePreferences {
  readonly #storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  #chosen: Stored;

  constructor(storage: () => Pick<Storage, 'getItem' | 'setItem'>) {
    this.#storage = storage;
    this.#chosen = this.#read();
  }

  get(kind: DeviceKind): Device | null {
    return this.#chosen[kind] ?? null;
  }

  set(kind: DeviceKind, device: Device | null): void {
    const { [kind]: _, ...others } = this.#chosen;
    this.#chosen = device ? { ...others, [kind]: device } : others;
    try {
      this.#storage().setItem(DEVICE_STORAGE_KEY, JSON.stringify(this.#chosen));
    } catch {
      // Storage is unavailable, so the choice is kept in memory only.
    }
  }

  #read(): Stored {
    try {
      return (
        storedSchema.safeParse(JSON.parse(this.#storage().getItem(DEVICE_STORAGE_KEY) ?? '{}'))
          .data ?? {}
      );
    } catch {
      return {};
    }
  }
}
