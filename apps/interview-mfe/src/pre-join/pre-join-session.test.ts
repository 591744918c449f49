import { settle } from '@portal/testing/fake-clock';
import {
  camera,
  FakeMediaDevices,
  fakeStorage,
  microphone,
  refusal,
  speaker,
} from '../devices/testing/fake-media-devices';
import { chime } from './chime';
import { ECHO_RECORD_MS } from './echo-test';
import { visit } from './testing/visit';

const builtIn = microphone('b1', 'Built-in');
const headset = microphone('h1', 'Headset');
const all = [
  builtIn,
  headset,
  camera('c1', 'FaceTime'),
  camera('c2', 'Desk camera'),
  speaker('s1', 'AirPods'),
];

/** Starts a visit to the pre-join screen and opens the microphone. */
async function withMicrophone(
  source = new FakeMediaDevices(all),
  options: Parameters<typeof visit>[1] = {},
) {
  const made = visit(source, options);
  made.session.start();
  await settle();
  await made.session.openMicrophone();
  await settle();
  return made;
}

describe('the microphone', () => {
  test('stays closed until requested', async () => {
    const { session, source } = visit(new FakeMediaDevices(all));
    session.start();
    await settle();
    expect(session.microphone.state.name).toBe('closed');
    expect(source.asked).toEqual([]);
  });

  test('opens without asking if already permitted', async () => {
    const { session } = visit(new FakeMediaDevices(all), { permitted: true });
    session.start();
    await settle();
    expect(session.microphone.state).toMatchObject({ name: 'open', label: 'Built-in' });
  });

  test('does not open if the screen closes during the permission query', async () => {
    const { session, source } = visit(new FakeMediaDevices(all), { permitted: true });
    session.start();
    session.dispose();
    await settle();
    expect(source.asked).toEqual([]);
  });

  test('reports when it picked up speech', async () => {
    const { session, clock, analysis } = await withMicrophone();
    expect(session.microphone.state).toMatchObject({ heard: false });
    analysis.value = 60;
    await clock.advance(50);
    analysis.value = 0;
    await clock.advance(5_000);
    expect(session.microphone.state).toMatchObject({ heard: true });
  });

  test.each([
    ['refused', refusal('NotAllowedError')],
    ['system', refusal('NotAllowedError', 'Permission denied by system')],
    ['missing', refusal('NotFoundError')],
    ['busy', refusal('NotReadableError')],
    ['failed', refusal('UnknownError')],
  ])('reports that it is %s, and can be retried', async (problem, error) => {
    const source = new FakeMediaDevices(all);
    source.refuses = error;
    const { session } = await withMicrophone(source);
    expect(session.microphone.state).toEqual({ name: 'failed', problem });
    source.refuses = null;
    await session.openMicrophone();
    expect(session.microphone.state.name).toBe('open');
  });

  test('switches to another chosen one', async () => {
    const { session, source } = await withMicrophone();
    session.devices.choose('microphone', 'h1');
    await settle();
    expect(session.microphone.state).toMatchObject({
      name: 'open',
      label: 'Headset',
      heard: false,
    });
    expect(source.running.map(({ label }) => label)).toEqual(['Headset']);
  });

  test('uses the stored choice', async () => {
    const storage = fakeStorage({
      devices: JSON.stringify({ microphone: { id: 'old id', label: 'Headset' } }),
    });
    const { session } = await withMicrophone(new FakeMediaDevices(all), { storage });
    expect(session.microphone.state).toMatchObject({ name: 'open', label: 'Headset' });
  });

  test('falls back to the system default when unplugged, with a notice', async () => {
    const { session, source } = await withMicrophone();
    session.devices.choose('microphone', 'h1');
    await settle();
    source.running[0]?.pullOut();
    source.plug(all.filter((entry) => entry !== headset));
    await settle();
    expect(session.microphone.state).toMatchObject({ name: 'open', label: 'Built-in' });
    expect(session.news.getState().change).toMatchObject({
      kind: 'microphone',
      reason: 'lost',
      label: 'Headset',
    });
    expect(source.running).toHaveLength(1);
  });

  test('reports that none is left, and uses the next one plugged in', async () => {
    const { session, source } = await withMicrophone(new FakeMediaDevices([builtIn]));
    source.infos = [];
    source.running[0]?.pullOut();
    await settle();
    expect(session.microphone.state).toEqual({ name: 'failed', problem: 'missing' });
    source.plug([headset]);
    await settle();
    expect(session.microphone.state).toMatchObject({ name: 'open', label: 'Headset' });
  });
});

describe('"say something"', () => {
  test('records briefly and plays on the chosen speaker', async () => {
    const { session, clock, playbacks } = await withMicrophone();
    session.startEcho();
    expect(session.echo.store.getState().echo).toBe('recording');
    session.devices.choose('speaker', 's1');
    await clock.advance(ECHO_RECORD_MS);
    expect(session.echo.store.getState().echo).toBe('playing');
    expect(playbacks.map(({ speakerId }) => speakerId)).toEqual(['s1']);
    playbacks[0]?.end();
    await settle();
    expect(session.echo.store.getState().echo).toBe('played');
  });

  test('reports a playback failure', async () => {
    const { session, clock, playbacks } = await withMicrophone();
    session.startEcho();
    await clock.advance(ECHO_RECORD_MS);
    playbacks[0]?.fail();
    await settle();
    expect(session.echo.store.getState().echo).toBe('failed');
  });

  test('stops when another microphone is chosen', async () => {
    const { session, recordings, clock, playbacks } = await withMicrophone();
    session.startEcho();
    session.devices.choose('microphone', 'h1');
    await clock.advance(ECHO_RECORD_MS);
    expect(recordings).toEqual([{ finished: false, cancelled: true }]);
    expect(playbacks).toEqual([]);
  });
});

describe('the camera', () => {
  test('is off until turned on, and follows the choice', async () => {
    const { session, source } = visit(new FakeMediaDevices(all));
    session.start();
    await settle();
    expect(session.camera.state.name).toBe('off');
    session.devices.choose('camera', 'c2');
    expect(session.camera.state.name).toBe('off');
    session.toggleCamera();
    await settle();
    expect(source.running.map(({ label }) => label)).toEqual(['Desk camera']);
    session.devices.choose('camera', 'c1');
    await settle();
    expect(source.running.map(({ label }) => label)).toEqual(['FaceTime']);
  });

  test('reports why it was refused', async () => {
    const source = new FakeMediaDevices(all);
    source.refuses = refusal('NotReadableError');
    const { session } = visit(source);
    session.toggleCamera();
    await settle();
    expect(session.camera.state.name).toBe('failed');
    expect(session.news.getState().cameraProblem).toBe('busy');
  });
});

describe('the speakers', () => {
  test('play a sound and ask whether it was heard', async () => {
    const { session, playbacks } = visit(new FakeMediaDevices(all));
    session.start();
    await settle();
    session.devices.choose('speaker', 's1');
    void session.testSpeaker();
    expect(playbacks[0]).toMatchObject({ speakerId: 's1' });
    expect(session.speaker.store.getState().speaker).toBe('playing');
    playbacks[0]?.end();
    await settle();
    expect(session.speaker.store.getState().speaker).toBe('asked');
    session.speaker.answer(false);
    expect(session.speaker.store.getState().speaker).toBe('not-heard');
    session.devices.choose('speaker', null);
    expect(session.speaker.store.getState().speaker).toBe('idle');
  });

  test('report a playback failure', async () => {
    const { session, playbacks } = visit();
    void session.testSpeaker();
    playbacks[0]?.fail();
    await settle();
    expect(session.speaker.store.getState().speaker).toBe('failed');
  });

  test('the sound is a short WAV file', () => {
    const sound = chime();
    expect(sound.type).toBe('audio/wav');
    expect(sound.size).toBe(44 + 24_000 * 1.4 * 2);
  });
});

test('disposing ends every track, recording, sound, timer and listener', async () => {
  const { session, source, clock, recordings, playbacks, analysis } = await withMicrophone();
  session.toggleCamera();
  session.startEcho();
  void session.testSpeaker();
  await settle();
  session.dispose();
  await settle();
  expect(source.running).toEqual([]);
  expect(source.listeners).toBe(0);
  expect(clock.running).toBe(0);
  expect(recordings).toEqual([{ finished: false, cancelled: true }]);
  expect(playbacks.every(({ stopped }) => stopped)).toBe(true);
  expect(analysis.closed).toBe(true);
});
