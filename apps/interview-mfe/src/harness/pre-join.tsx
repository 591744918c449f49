import type { HarnessModule, HarnessScene } from '@portal/testing/remote-harness';
import { systemClock } from '@portal/clock';
import { browserMediaDevices, createDevices } from '../devices/create-devices';
import { openChosen } from '../devices/open-media';
import type { ConnectionStage, StageResult } from '../pre-join/connection-test';
import { playInElement } from '../pre-join/playback';
import { PreJoinSession, type PreJoinOptions } from '../pre-join/pre-join-session';
import { recordWithMediaRecorder } from '../pre-join/recorder';
import { analyseWithWebAudio } from '../room/web-audio-analysis';
import { PreJoinView } from '../pre-join/PreJoin';

/** The state of the devices and the connection that a scene simulates. */
type Devices =
  | 'own devices'
  | 'microphone permitted'
  | 'refused'
  | 'missing'
  | 'busy'
  | 'poor connection'
  | 'no connection'
  | 'poor recognition';

const STAGE_MS = 400;
const PROBLEMS: Partial<Record<Devices, string>> = {
  refused: 'NotAllowedError',
  missing: 'NotFoundError',
  busy: 'NotReadableError',
};

const LISTEN_MS = 4_000;
/** A recognizer that gets every other word of the sentence wrong. */
const POOR_RECOGNITION: PreJoinOptions['recognition'] = {
  language: 'en-US',
  choice: 'built-in',
  options: [
    { choice: 'hosted', provider: 'Deepgram' },
    { choice: 'built-in', provider: null },
    { choice: 'none', provider: null },
  ],
  listen: ({ choice }, listener) => {
    listener.listening(choice);
    const timer = setTimeout(
      () => listener.heard('in the lost project i let a small tea'),
      LISTEN_MS,
    );
    return () => clearTimeout(timer);
  },
  remember: () => undefined,
};

function stageOf(scene: Devices, stage: ConnectionStage): StageResult {
  if (scene === 'no connection') return { passed: stage !== 'media' };
  return {
    passed: true,
    ...(stage === 'sound'
      ? { roundTripMs: scene === 'poor connection' ? 420 : 38, lossRatio: 0 }
      : {}),
  };
}

/**
 * Creates a pre-join session with an in-memory room server. It uses the browser's real devices
 * unless the scene simulates a device failure.
 */
function createDemoPreJoin(scene: Devices): PreJoinSession {
  const devices = createDevices();
  const open = openChosen(browserMediaDevices(), devices);
  const problem = PROBLEMS[scene];
  return new PreJoinSession({
    devices,
    openMedia: (constraints) =>
      problem
        ? Promise.reject(Object.assign(new Error(problem), { name: problem }))
        : open(constraints),
    analyse: analyseWithWebAudio,
    clock: systemClock,
    record: recordWithMediaRecorder,
    play: playInElement,
    connection: {
      openRoom: () =>
        Promise.resolve({
          room_name: 'check-demo',
          livekit_token: 'demo',
          livekit_url: 'ws://demo',
          expires_in: 120,
        }),
      runStage: (_, stage) =>
        new Promise((resolve) => setTimeout(() => resolve(stageOf(scene, stage)), STAGE_MS)),
    },
    recognition: scene === 'poor recognition' ? POOR_RECOGNITION : null,
    microphonePermitted: () => Promise.resolve(scene === 'microphone permitted'),
  });
}

function scene(name: Devices): HarnessScene {
  const createSession = () => createDemoPreJoin(name);
  return {
    name,
    render: ({ told }) => (
      <PreJoinView
        createSession={createSession}
        onJoin={() => told('onJoin')}
        onBack={() => told('onBack')}
      />
    ),
  };
}

export const preJoin: HarnessModule = {
  id: 'interview/PreJoin',
  scenes: [
    scene('own devices'),
    scene('microphone permitted'),
    scene('refused'),
    scene('missing'),
    scene('busy'),
    scene('poor connection'),
    scene('no connection'),
    scene('poor recognition'),
  ],
};
