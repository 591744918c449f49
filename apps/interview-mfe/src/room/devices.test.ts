import { CAMERA_PREVIEW } from '@portal/protocol';
import { FakeClock } from '@portal/testing/fake-clock';
import { Camera } from './camera';
import { LevelMeter } from './level-meter';
import { Microphone } from './microphone';
import { FakeAnalysis, FakeRoom, fakeStream, fakeTrack } from './testing/fake-room';
import { averageLevel } from './web-audio-analysis';

const settle = () => new Promise((resolve) => setTimeout(resolve));
const refused = () => Object.assign(new Error('denied'), { name: 'NotAllowedError' });

describe('microphone', () => {
  test('starts muted and stays muted until unmuted', async () => {
    const clock = new FakeClock();
    const room = new FakeRoom();
    const microphone = new Microphone(room, clock, () => undefined);
    microphone.startSync();
    await clock.advance(5_000);
    expect(microphone.store.getState().muted).toBe(true);
    await microphone.setMuted(false);
    expect(room.microphoneOn).toBe(true);
    expect(microphone.store.getState().muted).toBe(false);
  });

  test('mute state is resynced from the room every 1 s', async () => {
    const clock = new FakeClock();
    const room = new FakeRoom();
    const microphone = new Microphone(room, clock, () => undefined);
    microphone.startSync();
    room.microphoneOn = true;
    await clock.advance(999);
    expect(microphone.store.getState().muted).toBe(true);
    await clock.advance(1);
    expect(microphone.store.getState().muted).toBe(false);
    microphone.stopSync();
    expect(clock.running).toBe(0);
  });

  test('a sync without changes does not notify listeners', async () => {
    const clock = new FakeClock();
    const room = new FakeRoom();
    const microphone = new Microphone(room, clock, () => undefined);
    let told = 0;
    microphone.store.subscribe(() => (told += 1));
    microphone.startSync();
    await clock.advance(5_000);
    expect(told).toBe(0);
    room.microphoneOn = true;
    await clock.advance(5_000);
    expect(told).toBe(1);
  });

  test('a refused microphone is a notice, not an error', async () => {
    const room = new FakeRoom();
    room.microphoneError = refused();
    const microphone = new Microphone(room, new FakeClock(), () => undefined);
    await microphone.setMuted(false);
    expect(microphone.store.getState()).toEqual({
      muted: true,
      busy: false,
      problem: 'refused',
      problemDismissed: false,
    });
  });

  test('permission that the browser refuses, and gives later, shows before unmuting', async () => {
    const status = Object.assign(new EventTarget(), { state: 'denied' }) as PermissionStatus;
    const change = (state: PermissionState) => {
      Object.assign(status, { state });
      status.dispatchEvent(new Event('change'));
    };
    const microphone = new Microphone(
      new FakeRoom(),
      new FakeClock(),
      () => undefined,
      () => Promise.resolve(status),
    );
    const problem = () => microphone.store.getState().problem;
    microphone.startSync();
    await settle();
    expect(problem()).toBe('refused');
    change('granted');
    expect(problem()).toBeNull();
    change('denied');
    expect(problem()).toBe('refused');
    change('granted');
    microphone.stopSync();
    change('denied');
    expect(problem()).toBeNull();
  });

  test('a browser that can’t tell its permission shows no problem', async () => {
    const microphone = new Microphone(
      new FakeRoom(),
      new FakeClock(),
      () => undefined,
      () => Promise.reject(new TypeError('unknown permission')),
    );
    microphone.startSync();
    await settle();
    expect(microphone.store.getState().problem).toBeNull();
    microphone.stopSync();
  });

  test('permission granted after leaving opens nothing', async () => {
    const heard: (MediaStreamTrack | null)[] = [];
    const room = new FakeRoom();
    const microphone = new Microphone(room, new FakeClock(), (track) => heard.push(track));
    const unmuting = microphone.setMuted(false);
    microphone.stopSync();
    await unmuting;
    expect(room.calls).toEqual(['stopLocalTracks']);
    expect(heard).toEqual([]);
  });

  test('the microphone cannot be opened after leaving', async () => {
    const room = new FakeRoom();
    const microphone = new Microphone(room, new FakeClock(), () => undefined);
    microphone.stopSync();
    await microphone.setMuted(false);
    expect(room.microphoneOn).toBe(false);
  });

  test('listens to the track only while unmuted', async () => {
    const heard: (MediaStreamTrack | null)[] = [];
    const microphone = new Microphone(new FakeRoom(), new FakeClock(), (track) =>
      heard.push(track),
    );
    await microphone.setMuted(false);
    await microphone.setMuted(true);
    expect(heard).toEqual([fakeTrack, null]);
  });
});

describe('microphone level', () => {
  test('the candidate is speaking when the average level exceeds 20', async () => {
    const clock = new FakeClock();
    const analysis = new FakeAnalysis();
    const changes: boolean[] = [];
    const meter = new LevelMeter(
      () => analysis,
      clock,
      (speaking) => changes.push(speaking),
    );
    meter.listen(fakeTrack);
    analysis.value = 20;
    await clock.advance(1_000);
    expect(changes).toEqual([]);
    analysis.value = 20.5;
    await clock.advance(50);
    expect(changes).toEqual([true]);
  });

  test('a short gap between words does not end speaking; a longer one does', async () => {
    const clock = new FakeClock();
    const analysis = new FakeAnalysis();
    const changes: boolean[] = [];
    const meter = new LevelMeter(
      () => analysis,
      clock,
      (speaking) => changes.push(speaking),
    );
    meter.listen(fakeTrack);
    analysis.value = 60;
    await clock.advance(50);
    analysis.value = 0;
    await clock.advance(350);
    expect(changes).toEqual([true]);
    await clock.advance(50);
    expect(changes).toEqual([true, false]);
  });

  test('close releases the analysis and its timer', () => {
    const clock = new FakeClock();
    const analysis = new FakeAnalysis();
    const meter = new LevelMeter(
      () => analysis,
      clock,
      () => undefined,
    );
    meter.listen(fakeTrack);
    meter.close();
    expect(analysis.closed).toBe(true);
    expect(clock.running).toBe(0);
    expect(meter.level()).toBe(0);
  });

  test('the level is the average of the frequency data', () => {
    expect(averageLevel(Uint8Array.of(0, 40, 80))).toBe(40);
  });
});

describe('camera', () => {
  test('is off until enabled, then previewed with the specified constraints', async () => {
    const asked: MediaStreamConstraints[] = [];
    const { stream } = fakeStream();
    const camera = new Camera((constraints) => {
      asked.push(constraints);
      return Promise.resolve(stream);
    });
    expect(camera.state).toEqual({ name: 'off' });
    await camera.enable();
    expect(asked).toEqual([{ video: CAMERA_PREVIEW, audio: false }]);
    expect(camera.state).toEqual({ name: 'on', stream });
  });

  test('a refusal can be retried', async () => {
    const { stream } = fakeStream();
    const answers = [() => Promise.reject(refused()), () => Promise.resolve(stream)];
    const camera = new Camera(() => answers.shift()!());
    await camera.enable();
    expect(camera.state).toEqual({ name: 'failed' });
    await camera.enable();
    expect(camera.state.name).toBe('on');
  });

  test('disable stops the track', async () => {
    const { stream, stopped } = fakeStream();
    const camera = new Camera(() => Promise.resolve(stream));
    await camera.enable();
    camera.disable();
    expect(stopped()).toBe(true);
    expect(camera.state).toEqual({ name: 'off' });
  });

  test('stops a stream that arrives after disable', async () => {
    const { stream, stopped } = fakeStream();
    const camera = new Camera(() => Promise.resolve(stream));
    const enabling = camera.enable();
    camera.disable();
    await enabling;
    expect(stopped()).toBe(true);
    expect(camera.state).toEqual({ name: 'off' });
  });

  test('an unplugged camera is a failure that can be retried', async () => {
    const { stream, end } = fakeStream();
    const camera = new Camera(() => Promise.resolve(stream));
    await camera.enable();
    end();
    expect(camera.state).toEqual({ name: 'failed' });
  });
});
