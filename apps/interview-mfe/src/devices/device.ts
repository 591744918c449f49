export type DeviceKind = 'microphone' | 'camera' | 'speaker';
export const DEVICE_KINDS = ['microphone', 'camera', 'speaker'] as const satisfies DeviceKind[];

/** A device that the browser names; before any permission it names none. */
export interface Device {
  id: string;
  label: string;
}

const KIND_OF: Record<MediaDeviceKind, DeviceKind> = {
  audioinput: 'microphone',
  videoinput: 'camera',
  audiooutput: 'speaker',
};
/** Chromium's stand-ins for whatever the system has chosen: the portal has a choice of its own for that. */
const STAND_INS = new Set(['default', 'communications']);

export interface DeviceLists {
  devices: Record<DeviceKind, readonly Device[]>;
  /** What the system's own choice is called, where the browser tells. */
  systemDefault: Record<DeviceKind, string | null>;
}

export const NO_DEVICES: DeviceLists = {
  devices: { microphone: [], camera: [], speaker: [] },
  systemDefault: { microphone: null, camera: null, speaker: null },
};

/** Sorts what the browser enumerates by kind, without stand-ins and without devices it does not name. */
export function sortDevices(
  infos: readonly Pick<MediaDeviceInfo, 'deviceId' | 'kind' | 'label'>[],
): DeviceLists {
  const lists = {
    devices: { microphone: [], camera: [], speaker: [] },
    systemDefault: { ...NO_DEVICES.systemDefault },
  } as { devices: Record<DeviceKind, Device[]>; systemDefault: Record<DeviceKind, string | null> };
  for (const { deviceId, kind, label } of infos) {
    if (deviceId === '' || label === '' || STAND_INS.has(deviceId)) continue;
    lists.devices[KIND_OF[kind]].push({ id: deviceId, label });
  }
  for (const { deviceId, kind, label } of infos) {
    if (deviceId !== 'default') continue;
    // The stand-in is called "Default - <name>", in the browser's language.
    lists.systemDefault[KIND_OF[kind]] =
      lists.devices[KIND_OF[kind]].find((device) => label.endsWith(device.label))?.label ?? null;
  }
  return lists;
}

/** The preferred device among those that are there: by id, else by name, since browsers give new ids when their data is cleared. */
export function findDevice(devices: readonly Device[], preferred: Device | null): Device | null {
  if (preferred === null) return null;
  return (
    devices.find(({ id }) => id === preferred.id) ??
    devices.find(({ label }) => label === preferred.label) ??
    null
  );
}
