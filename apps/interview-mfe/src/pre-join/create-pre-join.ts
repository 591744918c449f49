import { getClients } from '@portal/auth-store';
import { systemClock } from '@portal/clock';
import { browserMediaDevices, createDevices } from '../devices/create-devices';
import { openChosen } from '../devices/open-media';
import { runConnectionStage } from '../room/livekit-connection-check';
import { analyseWithWebAudio } from '../room/web-audio-analysis';
import { playInElement } from './playback';
import { PreJoinSession } from './pre-join-session';
import { recordWithMediaRecorder } from './recorder';

/**
 * Whether the user has already granted microphone permission. If the browser can't tell, this
 * returns false, and the page explains the request before it asks.
 */
async function microphonePermitted(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'microphone' })).state === 'granted';
  } catch {
    return false;
  }
}

/**
 * Creates the production session with the browser's devices, the voice server's temporary room and
 * LiveKit.
 */
export function createPreJoin(): PreJoinSession {
  const devices = createDevices();
  return new PreJoinSession({
    devices,
    openMedia: openChosen(browserMediaDevices(), devices),
    analyse: analyseWithWebAudio,
    clock: systemClock,
    record: recordWithMediaRecorder,
    play: playInElement,
    connection: {
      openRoom: () => getClients().voice.connectionCheck(),
      runStage: runConnectionStage,
    },
    microphonePermitted,
  });
}
