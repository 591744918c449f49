import { getClients, authStore } from '@portal/auth-store';
import { storeReportTicket } from '@portal/mfe-contract';
import type { InterviewSummary } from '@portal/protocol';
import { systemClock } from '@portal/clock';
import { browserMediaDevices, createDevices } from '../devices/create-devices';
import { openChosen } from '../devices/open-media';
import type { RoomBackend } from '../room/backend';
import type { BrowserRecognitionOptions } from '../room/browser-recognition';
import { createLiveKitRoom } from '../room/livekit-room';
import { RoomMemory } from '../room/room-memory';
import { RoomSession } from '../room/room-session';
import { findRecognizer } from '../room/recognizer';
import { analyseWithWebAudio } from '../room/web-audio-analysis';
import { readRuntimeData } from '../runtime-data/runtime-data';

/** How many interviews to load, newest first. */
const LIST_LIMIT = 20;

function backendOf(interviewId: string): RoomBackend {
  const { main, voice } = getClients();
  let known: InterviewSummary | null = null;
  const load = async () =>
    (await main.listInterviews({ limit: LIST_LIMIT })).find(({ id }) => id === interviewId) ?? null;
  // Requesting the room reopens it if it was closed, and makes the voice server check that an
  // interviewer is present.
  const openRoom = async (missing: string | null) => {
    known ??= await load();
    const { userIdentity, hearing } = authStore.getState();
    if (!known || userIdentity === null) throw new Error('no interview to open a room for');
    return voice.openRoom({
      user_identity: userIdentity,
      ...roomRequest(known),
      hearing: hearing ?? undefined,
      missing_interviewer: missing ?? undefined,
    });
  };
  return {
    loadInterview: async () => (known = await load()),
    loadMessages: () => main.listMessages(interviewId),
    addMessage: async (body) => void (await main.addMessage(interviewId, body)),
    sendRuntimeData: async (data) => {
      const { sessionId } = authStore.getState();
      if (sessionId !== null) await main.sendRuntimeData(sessionId, data);
    },
    complete: async () => void (await main.completeInterview(interviewId)),
    analyze: async () => void (await main.analyzeInterview(interviewId, { forceReAnalyze: false })),
    openRoom: async () => {
      const { livekitUrl, livekitToken } = await openRoom(null);
      return { url: livekitUrl, token: livekitToken };
    },
    callInterviewer: async (missing) => void (await openRoom(missing)),
    reportTicket: () => main.createReportTicket(interviewId),
  };
}

const roomRequest = ({
  id,
  resumeId,
  jobRoleId,
  language,
  difficulty,
  interviewType,
  voice,
}: InterviewSummary) => ({
  interview_id: id,
  resume_id: resumeId,
  job_role_id: jobRoleId,
  language,
  difficulty,
  interview_type: interviewType ?? undefined,
  voice: voice ?? undefined,
});

/**
 * Returns the options for browser speech recognition, if the candidate chose it and the browser
 * supports it.
 */
function browserRecognitionOf(): BrowserRecognitionOptions | undefined {
  const newRecognizer = authStore.getState().hearing === 'browser' ? findRecognizer() : null;
  if (!newRecognizer) return undefined;
  const page = {
    visible: () => document.visibilityState === 'visible',
    subscribe: (listener: () => void) => {
      document.addEventListener('visibilitychange', listener);
      return () => document.removeEventListener('visibilitychange', listener);
    },
  };
  return { newRecognizer, page, language: document.documentElement.lang };
}

/**
 * Creates the production room session with LiveKit, the main and voice servers, and the browser's
 * devices.
 */
export function createRoomSession(interviewId: string): RoomSession {
  const devices = createDevices();
  return new RoomSession({
    transport: createLiveKitRoom(),
    backend: backendOf(interviewId),
    browserRecognition: browserRecognitionOf(),
    memory: new RoomMemory(sessionStorage, interviewId),
    clock: systemClock,
    analyse: analyseWithWebAudio,
    devices,
    openMedia: openChosen(browserMediaDevices(), devices),
    newId: () => crypto.randomUUID(),
    runtimeData: readRuntimeData,
    storeTicket: (ticket) => storeReportTicket(sessionStorage, { interviewId, ...ticket }),
    log: (event, error) => console.warn(`[room] ${event}`, error ?? ''),
  });
}
