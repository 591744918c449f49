export type DeviceKind = 'microphone' | 'camera' | 'speaker';
export const DEVICE_KINDS = ['microphone', 'camera', 'speaker'] as const satisfies DeviceKind[];

/** A device with a label. Browsers give no labels before permission is granted. */
export interface Device {
  id: string;
  label: string;
}

const KIND_OF: Record<MediaDeviceKind, DeviceKind> = {
  audioinput: 'microphone',
  videoinput: 'camera',
  audiooutput: 'speaker',
};
/** Chromium's aliases for the system's choice. The portal has its own option for that. */
const ALIASES = new Set(['default', 'communications']);

export interface DeviceLists {
  devices: Record<DeviceKind, readonly Device[]>;
  /** Label of the system default, if the browser reports it. */
  systemDefault: Record<DeviceKind, string | null>;
}

export const NO_DEVICES: DeviceLists = {
  devices: { microphone: [], camera: [], speaker: [] },
  systemDefault: { microphone: null, camera: null, speaker: null },
};

/** Groups enumerated devices by kind, without aliases and unlabelled devices. */
export function sortDevices(
  infos: readonly Pick<MediaDeviceInfo, 'deviceId' | 'kind' | 'label'>[],
): DeviceLists {
  const lists = {
    devices: { microphone: [], camera: [], speaker: [] },
    systemDefault: { ...NO_DEVICES.systemDefault },
  } as { devices: Record<DeviceKind, Device[]>; systemDefault: Record<DeviceKind, string | null> };
  for (const { deviceId, kind, label } of infos) {
    if (deviceId === '' || label === '' || ALIASES.has(deviceId)) continue;
    lists.devices[KIND_OF[kind]].push({ id: deviceId, label });
  }
  for (const { deviceId, kind, label } of infos) {
    if (deviceId !== 'default') continue;
    // Chromium labels the alias "Default - <name>", in the browser's language.
    lists.systemDefault[KIND_OF[kind]] =
      lists.devices[KIND_OF[kind]].find((device) => label.endsWith(device.label))?.label ?? null;
  }
  return lists;
}

/**
 * Finds the preferred device by id, or by label, because browsers change ids when their data is
 * cleared.
 */
export function findDevice(devices: readonly Device[], preferred: Device | null): Device | null {
  if (preferred === null) return null;
  return (
    devices.find(({ id }) => id === preferred.id) ??
    devices.find(({ label }) => label === preferred.label) ??
    null
  );
}
