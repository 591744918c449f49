import { getClients, authStore } from '@portal/auth-store';
import { readVoiceSettings, storeReportTicket, storeVoiceSettings } from '@portal/mfe-contract';
import { toldProsody } from '@portal/protocol';
import { systemClock } from '@portal/clock';
import { browserMediaDevices, createDevices } from '../devices/create-devices';
import { openChosen } from '../devices/open-media';
import { createLiveKitRoom } from '../room/livekit-room';
import { RoomMemory } from '../room/room-memory';
import { RoomSession, type RoomSessionOptions } from '../room/room-session';
import { findRecognizer } from '../room/recognizer';
import { analyseWithWebAudio } from '../room/web-audio-analysis';
import type { VoiceMemory } from '../room/voice-control';
import { readRuntimeData } from '../runtime-data/runtime-data';
import { createRecognitionChoices } from './recognition-choices';
import { createServerBackend } from './server-backend';

/**
 * Returns the options for browser speech recognition, if the browser supports it: in use if the
 * candidate chose it, and otherwise on offer.
 */
function browserRecognition(): Pick<RoomSessionOptions, 'browserRecognition' | 'browserOffer'> {
  const newRecognizer = findRecognizer();
  if (!newRecognizer) return {};
  const page = {
    visible: () => document.visibilityState === 'visible',
    subscribe: (listener: () => void) => {
      document.addEventListener('visibilitychange', listener);
      return () => document.removeEventListener('visibilitychange', listener);
    },
  };
  const recognition = { newRecognizer, page, language: document.documentElement.lang };
  if (authStore.getState().hearing === 'browser') return { browserRecognition: recognition };
  return { browserOffer: recognition };
}

/**
 * Creates the production room session with LiveKit, the main and voice servers, and the browser's
 * devices.
 */
export function createRoomSession(interviewId: string): RoomSession {
  const devices = createDevices();
  const userId = authStore.getState().userId ?? '';
  const voiceMemory: VoiceMemory = {
    read: () => readVoiceSettings(() => localStorage, userId),
    store: (settings) => storeVoiceSettings(() => localStorage, userId, settings),
  };
  return new RoomSession({
    transport: createLiveKitRoom(),
    backend: createServerBackend(
      getClients(),
      () => ({ ...authStore.getState(), prosody: toldProsody(voiceMemory.read()) }),
      interviewId,
    ),
    voiceMemory,
    ...browserRecognition(),
    recognitionChoices: createRecognitionChoices(() => localStorage, interviewId),
    memory: new RoomMemory(sessionStorage, interviewId),
    clock: systemClock,
    analyse: analyseWithWebAudio,
    devices,
    openMedia: openChosen(browserMediaDevices(), devices),
    ...(authStore.getState().hearing !== 'none' && {
      microphonePermission: () => navigator.permissions.query({ name: 'microphone' }),
    }),
    newId: () => crypto.randomUUID(),
    runtimeData: readRuntimeData,
    storeTicket: (ticket) => storeReportTicket(sessionStorage, { interviewId, ...ticket }),
    log: (event, error) => console.warn(`[room] ${event}`, error ?? ''),
  });
}
