import { FakeClock, settle } from '@portal/testing/fake-clock';
import {
  devicesOf,
  FakeMediaDevices,
  fakeStorage,
  microphone,
} from '../devices/testing/fake-media-devices';
import { RoomSession } from './room-session';
import { FakeAnalysis, FakeBackend, FakeRoom, fakeStream } from './testing/fake-room';

const builtIn = microphone('b1', 'Built-in');
const headset = microphone('h1', 'Headset');

async function inRoom() {
  const source = new FakeMediaDevices([builtIn, headset]);
  const transport = new FakeRoom();
  const clock = new FakeClock();
  const session = new RoomSession({
    transport,
    clock,
    backend: new FakeBackend(),
    analyse: () => new FakeAnalysis(),
    openMedia: () => Promise.resolve(fakeStream().stream),
    devices: devicesOf(
      source,
      fakeStorage({ devices: JSON.stringify({ microphone: { id: 'h1', label: 'Headset' } }) }),
    ),
    newId: () => 'id',
    storeTicket: () => undefined,
    log: () => undefined,
  });
  await session.connect('wss://room', 'token');
  await settle();
  return { session, source, transport, clock };
}

test('selects the chosen microphone before joining', async () => {
  const { transport } = await inRoom();
  expect(transport.calls.slice(0, 2)).toEqual(['useMicrophone h1', 'connect wss://room token']);
});

test('if the microphone ends while speaking, the system default takes over unmuted', async () => {
  const { session, source, transport } = await inRoom();
  await session.toggleMicrophone();
  source.infos = [builtIn];
  transport.emit({ type: 'microphone-ended' });
  transport.microphoneOn = false;
  await settle();
  expect(transport.calls.at(-1)).toBe('useMicrophone null');
  expect(transport.microphoneOn).toBe(true);
  expect(session.devices?.store.getState().news).toMatchObject({
    name: 'changed',
    change: { reason: 'lost', label: 'Headset' },
  });
});

test('leaving stops watching devices', async () => {
  const { session, source, clock } = await inRoom();
  const left = session.leave('left');
  await clock.advance(10_000);
  await left;
  expect(source.listeners).toBe(0);
});
