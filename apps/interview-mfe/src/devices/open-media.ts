import type { Devices } from './devices';
import { InsecurePageError } from './media-problem';

export type OpenMedia = (constraints: MediaStreamConstraints) => Promise<MediaStream>;

/**
 * Opens the chosen microphone or camera. The choice is a preference: any other device is better
 * than none.
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
    // Device labels are available once permission is granted.
    void devices.refresh();
    return stream;
  };
}
