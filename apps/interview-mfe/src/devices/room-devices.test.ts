import { FakeClock, settle } from '@portal/testing/fake-clock';
import { Camera } from '../room/camera';
import { Microphone } from '../room/microphone';
import { FakeRoom } from '../room/testing/fake-room';
import { openChosen } from './open-media';
import { RoomDevices } from './room-devices';
import {
  camera as cameraOf,
  devicesOf,
  FakeMediaDevices,
  fakeStorage,
  microphone as microphoneOf,
  speaker as speakerOf,
} from './testing/fake-media-devices';

const builtIn = microphoneOf('b1', 'Built-in');
const headset = microphoneOf('h1', 'Headset');
const all = [
  builtIn,
  headset,
  cameraOf('c1', 'FaceTime'),
  cameraOf('c2', 'Desk camera'),
  speakerOf('s1', 'AirPods'),
];

async function setUp({ infos = all, storage = fakeStorage() } = {}) {
  const source = new FakeMediaDevices(infos);
  const devices = devicesOf(source, storage);
  const room = new FakeRoom();
  const microphone = new Microphone(room, new FakeClock(), () => undefined);
  const camera = new Camera(openChosen(source as unknown as MediaDevices, devices));
  const inRoom = new RoomDevices({
    devices,
    transport: room,
    microphone,
    camera,
    log: () => undefined,
  });
  inRoom.start();
  await settle();
  const plug = async (now: typeof infos) => {
    source.plug(now);
    await settle();
  };
  /**
   * Unplugs the microphone in use. Like the media client, the fake room then turns the microphone
   * off.
   */
  const pullOut = async (left: typeof infos) => {
    source.infos = left;
    const told = inRoom.handleMicrophoneEnded();
    room.microphoneOn = false;
    source.plug(left);
    await told;
    await settle();
  };
  return {
    source,
    devices,
    room,
    microphone,
    camera,
    inRoom,
    plug,
    pullOut,
    news: () => inRoom.store.getState().news,
  };
}

test('devices chosen before joining are used from the start', async () => {
  const storage = fakeStorage({
    devices: JSON.stringify({
      microphone: { id: 'h1', label: 'Headset' },
      speaker: { id: 's1', label: 'AirPods' },
    }),
  });
  const { room } = await setUp({ storage });
  expect(room.calls).toEqual(['useMicrophone h1', 'useMicrophone h1', 'useSpeaker s1']);
});

test('a device chosen in the room is used immediately, and muted stays muted', async () => {
  const { devices, room, microphone } = await setUp();
  devices.choose('microphone', 'h1');
  devices.choose('speaker', 's1');
  devices.choose('speaker', null);
  await settle();
  expect(room.calls.slice(1)).toEqual(['useMicrophone h1', 'useSpeaker s1', 'useSpeaker null']);
  expect(microphone.store.getState().muted).toBe(true);
});

test('choosing another camera replaces the one in use', async () => {
  const { devices, camera, source } = await setUp();
  devices.choose('camera', 'c2');
  expect(camera.state.name).toBe('off');
  await camera.enable();
  devices.choose('camera', 'c1');
  await settle();
  expect(source.running.map(({ label }) => label)).toEqual(['FaceTime']);
});

test('when the chosen microphone is unplugged, the system default takes over unmuted and a notice appears', async () => {
  const { devices, room, microphone, pullOut, news } = await setUp();
  devices.choose('microphone', 'h1');
  await microphone.setMuted(false);
  await pullOut(all.filter((entry) => entry !== headset));
  expect(room.calls.at(-1)).toBe('useMicrophone null');
  expect(room.microphoneOn).toBe(true);
  expect(news()).toMatchObject({
    name: 'changed',
    change: { kind: 'microphone', reason: 'lost', label: 'Headset' },
  });
});

test('a microphone unplugged while muted stays muted', async () => {
  const { devices, room, pullOut, news } = await setUp();
  devices.choose('microphone', 'h1');
  await pullOut(all.filter((entry) => entry !== headset));
  expect(room.microphoneOn).toBe(false);
  expect(news()).toMatchObject({ name: 'changed' });
});

test('when the last microphone is unplugged, a notice asks for one, and the next one plugged in is used unmuted', async () => {
  const { room, microphone, pullOut, plug, news } = await setUp({ infos: [builtIn] });
  await microphone.setMuted(false);
  await pullOut([]);
  expect(news()).toEqual({ name: 'none' });
  expect(room.microphoneOn).toBe(false);
  await plug([headset]);
  expect(news()).toEqual({ name: 'found', label: 'Headset' });
  expect(room.microphoneOn).toBe(true);
});

test('if no other microphone opens, the next device change tries again', async () => {
  const { room, microphone, inRoom, plug } = await setUp();
  await microphone.setMuted(false);
  room.useMicrophone = () => Promise.reject(new Error('gone already'));
  const told = inRoom.handleMicrophoneEnded();
  room.microphoneOn = false;
  await expect(told).resolves.toBeUndefined();
  room.useMicrophone = FakeRoom.prototype.useMicrophone;
  await plug([headset]);
  expect(room.microphoneOn).toBe(true);
});

test('the chosen microphone is used again when it returns', async () => {
  const { devices, room, plug, news } = await setUp();
  devices.choose('microphone', 'h1');
  await plug([builtIn]);
  await plug(all);
  expect(room.calls.at(-1)).toBe('useMicrophone h1');
  expect(news()).toMatchObject({ change: { reason: 'back', label: 'Headset' } });
});

test('the stored choice applies once permission reveals labels', async () => {
  const storage = fakeStorage({
    devices: JSON.stringify({ microphone: { id: 'old id', label: 'Headset' } }),
  });
  const { source, room, microphone } = await setUp({ infos: [microphoneOf('', '')], storage });
  source.infos = all;
  await microphone.setMuted(false);
  await settle();
  expect(room.calls.at(-1)).toBe('useMicrophone h1');
});

test('leaving stops watching devices, and late events change nothing', async () => {
  const { source, inRoom, room, news } = await setUp();
  inRoom.stop();
  expect(source.listeners).toBe(0);
  const { length } = room.calls;
  await inRoom.handleMicrophoneEnded();
  expect(room.calls).toHaveLength(length);
  expect(news()).toBeNull();
});
