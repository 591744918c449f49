import type { ConnectionCheckRoom } from '@portal/protocol';
import { FakeClock } from '@portal/testing/fake-clock';
import { openChosen } from '../../devices/open-media';
import {
  devicesOf,
  FakeMediaDevices,
  type fakeStorage,
} from '../../devices/testing/fake-media-devices';
import { FakeAnalysis } from '../../room/testing/fake-room';
import type { RunStage } from '../connection-test';
import type { Playback } from '../playback';
import { PreJoinSession, type PreJoinOptions } from '../pre-join-session';

export const CHECK_ROOM: ConnectionCheckRoom = {
  room_name: 'check-1',
  livekit_token: 't',
  livekit_url: 'ws://x',
  expires_in: 120,
};

/** A fake playback that ends or fails when the test tells it to. */
export class FakePlayback implements Playback {
  stopped = false;
  end: () => void = () => undefined;
  fail: () => void = () => undefined;
  readonly ended = new Promise<void>((resolve, reject) => {
    this.end = resolve;
    this.fail = () => reject(new Error('no sound'));
  });
  constructor(
    readonly sound: Blob,
    readonly speakerId: string | null,
  ) {}
  stop(): void {
    this.stopped = true;
    this.end();
  }
}

/** Creates a pre-join session with fake devices, sounds and connection tests. */
export function visit(
  source = new FakeMediaDevices(),
  {
    permitted = false,
    storage = undefined as ReturnType<typeof fakeStorage> | undefined,
    runStage = (() => Promise.resolve({ passed: true, roundTripMs: 38 })) as RunStage,
    recognition = null as PreJoinOptions['recognition'],
  } = {},
) {
  const clock = new FakeClock();
  const analysis = new FakeAnalysis();
  const devices = devicesOf(source, storage);
  const playbacks: FakePlayback[] = [];
  const recordings: { finished: boolean; cancelled: boolean }[] = [];
  const stages: string[] = [];
  const session = new PreJoinSession({
    devices,
    clock,
    analyse: () => analysis,
    openMedia: openChosen(source as unknown as MediaDevices, devices),
    record: () => {
      const recording = { finished: false, cancelled: false };
      recordings.push(recording);
      return {
        finish: () => {
          recording.finished = true;
          return Promise.resolve(new Blob(['words']));
        },
        cancel: () => {
          recording.cancelled = true;
        },
      };
    },
    play: (sound, speakerId) => {
      const playback = new FakePlayback(sound, speakerId);
      playbacks.push(playback);
      return playback;
    },
    connection: {
      openRoom: () => Promise.resolve(CHECK_ROOM),
      runStage: (room, stage) => {
        stages.push(stage);
        return runStage(room, stage);
      },
    },
    recognition,
    microphonePermitted: () => Promise.resolve(permitted),
  });
  return { session, source, devices, clock, analysis, playbacks, recordings, stages };
}
