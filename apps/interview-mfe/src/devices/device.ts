export type DeviceKind = 'microphone' | 'camera' | 'speaker';
export const DEVICE_KINDS = ['microphone', 'camera', 'speaker'] as const satisfies DeviceKind[];

/** A labelled device. Browsers hide labels until permission is granted. */
export interface Device {
  id: string;
  label: string;
}

const KIND_OF: Record<MediaDeviceKind, DeviceKind> = {
  audioinput: 'microphone',
  videoinput: 'camera',
  audiooutput: 'speaker',
};
/**
 * Ids that Chromium uses for the system's default devices. They are left out because the device
 * menu has its own "system default" option.
 */
const ALIASES = new Set(['default', 'communications']);

export interface DeviceLists {
  devices: Record<DeviceKind, readonly Device[]>;
  /** Label of the system default device, or null if the browser does not report it. */
  systemDefault: Record<DeviceKind, string | null>;
}

export const NO_DEVICES: DeviceLists = {
  devices: { microphone: [], camera: [], speaker: [] },
  systemDefault: { microphone: null, camera: null, speaker: null },
};

/** Groups enumerated devices by kind, leaving out aliases and devices without a label. */
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
    // Chromium labels its alias for the default device "Default - <name>", with "Default" in the
    // browser's language, so compare only the end of the label.
    lists.systemDefault[KIND_OF[kind]] =
      lists.devices[KIND_OF[kind]].find((device) => label.endsWith(device.label))?.label ?? null;
  }
  return lists;
}

/**
 * Finds the preferred device by id or, failing that, by label, because device ids change when the
 * user clears the browser's data.
 */
export function findDevice(devices: readonly Device[], preferred: Device | null): Device | null {
  if (preferred === null) return null;
  return (
    devices.find(({ id }) => id === preferred.id) ??
    devices.find(({ label }) => label === preferred.label) ??
    null
  );
}
