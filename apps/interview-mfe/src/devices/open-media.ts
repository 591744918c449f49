import type { Devices } from './devices';
import { InsecurePageError } from './media-problem';

export type OpenMedia = (constraints: MediaStreamConstraints) => Promise<MediaStream>;

/**
 * Returns a function that opens the chosen microphone or camera. If the chosen device is
 * unavailable, the browser opens another one.
 */
export function openChosen(
  source: Pick<MediaDevices, 'getUserMedia'> | undefined,
  devices: Pick<Devices, 'chosenId' | 'refresh'>,
): OpenMedia {
  const preferring = (
    kind: 'microphone' | 'camera',
    asked: boolean | MediaTrackConstraints | undefined,
  ) => {
    const id = devices.chosenId(kind);
    if (!asked || id === null) return asked;
    return { ...(asked === true ? {} : asked), deviceId: { ideal: id } };
  };
  return async ({ audio, video }) => {
    if (!source) throw new InsecurePageError('This page has no media devices');
    const stream = await source.getUserMedia({
      audio: preferring('microphone', audio) ?? false,
      video: preferring('camera', video) ?? false,
    });
    // Permission has now been granted, so the device labels can be read.
    void devices.refresh();
    return stream;
  };
}
