import { DevicePreferences } from './device-preferences';
import { Devices } from './devices';

/**
 * Returns undefined on an insecure page, although the DOM types say that `mediaDevices` always
 * exists.
 */
export const browserMediaDevices = (): MediaDevices | undefined =>
  (navigator as { mediaDevices?: MediaDevices }).mediaDevices;

/** Creates the device list from the browser's devices and the stored choices. */
export const createDevices = (): Devices =>
  new Devices(browserMediaDevices(), new DevicePreferences(() => window.localStorage));

/** Whether the page can select a speaker. If not, the operating system decides. */
export const canChooseSpeaker = (): boolean => 'setSinkId' in HTMLMediaElement.prototype;
