import { DevicePreferences } from './device-preferences';
import { Devices } from './devices';

/** `undefined` on an insecure page, whatever the type says. */
export const browserMediaDevices = (): MediaDevices | undefined =>
  (navigator as { mediaDevices?: MediaDevices }).mediaDevices;

/** The browser's devices and what was chosen among them before. */
export const createDevices = (): Devices =>
  new Devices(browserMediaDevices(), new DevicePreferences(() => window.localStorage));

/** Whether sound can be sent to a chosen speaker; elsewhere the system decides. */
export const canChooseSpeaker = (): boolean => 'setSinkId' in HTMLMediaElement.prototype;
