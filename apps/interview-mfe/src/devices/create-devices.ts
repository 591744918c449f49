import { DevicePreferences } from './device-preferences';
import { Devices } from './devices';

/** `undefined` on an insecure page, whatever the type says. */
export const browserMediaDevices = (): MediaDevices | undefined =>
  (navigator as { mediaDevices?: MediaDevices }).mediaDevices;

/** The browser's devices and the stored choices. */
export const createDevices = (): Devices =>
  new Devices(browserMediaDevices(), new DevicePreferences(() => window.localStorage));

/** Whether the page can choose a speaker. If not, the system decides. */
export const canChooseSpeaker = (): boolean => 'setSinkId' in HTMLMediaElement.prototype;
