import { authStore, getClients, getRuntimeConfig } from '@portal/auth-store';
import { systemClock } from '@portal/clock';
import { browserMediaDevices, createDevices } from '../devices/create-devices';
import { openChosen } from '../devices/open-media';
import { runConnectionStage } from '../room/livekit-connection-check';
import { enterRecognitionCheckRoom } from '../room/livekit-recognition-check';
import { findRecognizer } from '../room/recognizer';
import { analyseWithWebAudio } from '../room/web-audio-analysis';
import { playInElement } from './playback';
import { PreJoinSession, type PreJoinOptions } from './pre-join-session';
import { listenInBrowser } from './recognition/listen-in-browser';
import { listenOnServer } from './recognition/listen-on-server';
import { upcomingRecognition } from './recognition/upcoming-recognition';
import { recordWithMediaRecorder } from './recorder';

/**
 * Returns whether the user has already granted microphone permission. If the browser can't tell,
 * this returns false, and the page explains the request before the permission prompt appears.
 */
async function microphonePermitted(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'microphone' })).state === 'granted';
  } catch {
    return false;
  }
}

/** Returns how the interview that is about to start will hear this user, as far as it is known. */
function recognition(): PreJoinOptions['recognition'] {
  const { userId } = authStore.getState();
  const newRecognizer = findRecognizer();
  return upcomingRecognition({
    storage: () => localStorage,
    userId,
    engines: getRuntimeConfig().engines.hearing,
    listenOnServer: listenOnServer({
      openRoom: (body) => getClients().voice.recognitionCheck(body),
      enterRoom: enterRecognitionCheckRoom,
      clock: systemClock,
    }),
    listenInBrowser: newRecognizer && listenInBrowser({ newRecognizer, clock: systemClock }),
  });
}

/**
 * Creates the production pre-join session with the browser's devices and a temporary LiveKit room
 * from the voice server.
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
    recognition: recognition(),
    microphonePermitted,
  });
}
