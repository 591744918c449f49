import type { HarnessModule, HarnessScene } from '@portal/testing/remote-harness';
import { systemClock } from '@portal/clock';
import { currentLanguage } from '@portal/i18n';
import type { RecognitionOption } from '@portal/mfe-contract';
import { browserMediaDevices, createDevices } from '../devices/create-devices';
import { openChosen } from '../devices/open-media';
import type { ConnectionStage, StageResult } from '../pre-join/connection-test';
import { playInElement } from '../pre-join/playback';
import { PreJoinSession, type PreJoinOptions } from '../pre-join/pre-join-session';
import { SENTENCES } from '../pre-join/recognition/sentences';
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
  | Recognition;

const STAGE_MS = 400;
const PROBLEMS: Partial<Record<Devices, string>> = {
  refused: 'NotAllowedError',
  missing: 'NotFoundError',
  busy: 'NotReadableError',
};

const RECOGNITIONS = [
  'good recognition',
  'poor recognition',
  'busy recognition',
  'no recognition',
] as const;
type Recognition = (typeof RECOGNITIONS)[number];
const isRecognition = (scene: Devices): scene is Recognition =>
  RECOGNITIONS.some((each) => each === scene);

const STEP_MS = 1_500;
/** What a poor recognizer makes of the sentences. */
const MISHEARD = {
  'en-US': 'in the lost project i let a small tea and improve the search for customers',
  'ar-SA': 'في مشروع الأخير كنت أعود فريقا صغيرا من المهن لتحسين القاعدة',
};
const OPTIONS: RecognitionOption[] = [
  { choice: 'hosted', provider: 'Deepgram' },
  { choice: 'built-in', provider: null },
  { choice: 'none', provider: null },
];

/** Returns a recognizer in the page's language, which takes two steps to answer. */
function recognitionOf(scene: Recognition): PreJoinOptions['recognition'] {
  const language = currentLanguage();
  const none = scene === 'no recognition';
  return {
    language,
    choice: none ? 'none' : 'built-in',
    options: none ? OPTIONS.slice(-1) : OPTIONS,
    listen: ({ choice }, listener) => {
      let timer = setTimeout(begin, STEP_MS);
      return () => clearTimeout(timer);
      function begin(): void {
        if (scene === 'busy recognition') return listener.failed('busy');
        listener.listening(choice);
        timer = setTimeout(() => {
          listener.words(SENTENCES[language].split(' ').slice(0, 4).join(' '));
          timer = setTimeout(end, STEP_MS);
        }, STEP_MS);
      }
      function end(): void {
        const poor = scene === 'poor recognition' && choice === 'built-in';
        listener.heard(poor ? MISHEARD[language] : SENTENCES[language]);
      }
    },
    remember: () => undefined,
  };
}

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
    recognition: isRecognition(scene) ? recognitionOf(scene) : null,
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
    ...RECOGNITIONS.map(scene),
  ],
};
