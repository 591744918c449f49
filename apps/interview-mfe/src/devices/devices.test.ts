import { settle } from '@portal/testing/fake-clock';
import { DevicePreferences } from './device-preferences';
import type { DeviceChange } from './devices';
import { InsecurePageError, mediaProblemOf } from './media-problem';
import { openChosen } from './open-media';
import {
  camera,
  devicesOf,
  FakeMediaDevices,
  fakeStorage,
  microphone,
  refusal,
  speaker,
} from './testing/fake-media-devices';

const headset = microphone('h1', 'Headset');
const builtIn = microphone('b1', 'Built-in');

async function setUp(infos = [builtIn, headset], storage = fakeStorage()) {
  const source = new FakeMediaDevices(infos);
  const devices = devicesOf(source, storage);
  const changes: DeviceChange[] = [];
  devices.subscribe((change) => changes.push(change));
  await devices.start();
  const plug = async (now: typeof infos) => {
    source.plug(now);
    await settle();
  };
  return {
    source,
    devices,
    changes,
    plug,
    chosen: () => devices.store.getState().chosen.microphone,
  };
}

describe('available devices', () => {
  test('are listed by kind and label, without browser aliases', async () => {
    const { devices } = await setUp([
      microphone('default', 'Default - Headset'),
      microphone('communications', 'Communications - Built-in'),
      builtIn,
      headset,
      camera('c1', 'FaceTime'),
      speaker('s1', 'AirPods'),
    ]);
    expect(devices.store.getState()).toMatchObject({
      devices: {
        microphone: [
          { id: 'b1', label: 'Built-in' },
          { id: 'h1', label: 'Headset' },
        ],
        camera: [{ id: 'c1', label: 'FaceTime' }],
        speaker: [{ id: 's1', label: 'AirPods' }],
      },
      systemDefault: { microphone: 'Headset', camera: null, speaker: null },
    });
  });

  test('are hidden before permission, when they have no labels', async () => {
    const { devices, plug } = await setUp([microphone('', '')]);
    expect(devices.store.getState().devices.microphone).toEqual([]);
    await plug([builtIn]);
    expect(devices.store.getState().devices.microphone).toHaveLength(1);
  });

  test('are watched until stop', async () => {
    const { devices, source, plug } = await setUp();
    devices.stop();
    expect(source.listeners).toBe(0);
    await plug([]);
    expect(devices.store.getState().devices.microphone).toHaveLength(2);
  });

  test('are empty if the browser has no mediaDevices', async () => {
    const devices = devicesOf(undefined);
    await devices.start();
    devices.stop();
    expect(devices.store.getState().devices.microphone).toEqual([]);
  });
});

describe('chosen device', () => {
  test('is stored, and found by label if its id changed', async () => {
    const storage = fakeStorage();
    (await setUp(undefined, storage)).devices.choose('microphone', 'h1');
    expect((await setUp(undefined, storage)).chosen()).toEqual({ id: 'h1', label: 'Headset' });
    expect((await setUp([builtIn, microphone('new id', 'Headset')], storage)).chosen()).toEqual({
      id: 'new id',
      label: 'Headset',
    });
  });

  test('falls back to the system default when unplugged, and returns when plugged in', async () => {
    const { devices, changes, plug, chosen } = await setUp();
    devices.choose('microphone', 'h1');
    await plug([builtIn]);
    expect(chosen()).toBeNull();
    await plug([builtIn, headset]);
    expect(chosen()?.id).toBe('h1');
    expect(changes.map(({ reason, label }) => `${reason} ${label}`)).toEqual([
      'chosen Headset',
      'lost Headset',
      'back Headset',
    ]);
  });

  test('can be the system default', async () => {
    const storage = fakeStorage();
    const { devices, chosen } = await setUp(undefined, storage);
    devices.choose('microphone', 'h1');
    devices.choose('microphone', null);
    expect(chosen()).toBeNull();
    expect(new DevicePreferences(() => storage).get('microphone')).toBeNull();
  });

  test('stays in memory if storage is blocked, and invalid stored data is ignored', () => {
    const blocked = new DevicePreferences(() => {
      throw new Error('blocked');
    });
    blocked.set('camera', { id: 'c1', label: 'FaceTime' });
    expect(blocked.get('camera')?.id).toBe('c1');
    expect(
      new DevicePreferences(() => fakeStorage({ devices: '{"camera":7}' })).get('camera'),
    ).toBeNull();
  });

  test('is opened if available, as a preference only', async () => {
    const { devices, source } = await setUp([builtIn, headset, camera('c1', 'FaceTime')]);
    const open = openChosen(source as unknown as MediaDevices, devices);
    await open({ audio: true });
    devices.choose('microphone', 'h1');
    await open({ audio: { echoCancellation: true } });
    await open({ video: { width: 320 }, audio: false });
    expect(source.asked).toEqual([
      { audio: true, video: false },
      { audio: { echoCancellation: true, deviceId: { ideal: 'h1' } }, video: false },
      { audio: false, video: { width: 320 } },
    ]);
    await expect(openChosen(undefined, devices)({ audio: true })).rejects.toBeInstanceOf(
      InsecurePageError,
    );
  });
});

test.each([
  ['refused', refusal('NotAllowedError')],
  ['refused', refusal('SecurityError')],
  ['system', refusal('NotAllowedError', 'Permission denied by system')],
  ['missing', refusal('NotFoundError')],
  ['missing', refusal('OverconstrainedError')],
  ['busy', refusal('NotReadableError')],
  ['busy', refusal('AbortError')],
  ['insecure', new InsecurePageError()],
  ['failed', refusal('TypeError')],
  ['failed', null],
])('maps the error to %s (%#)', (problem, error) => {
  expect(mediaProblemOf(error)).toBe(problem);
});
