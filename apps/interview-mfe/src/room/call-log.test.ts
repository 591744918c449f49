import { FakeClock, settle } from '@portal/testing/fake-clock';
import { devicesOf, FakeMediaDevices, microphone } from '../devices/testing/fake-media-devices';
import { messagesOfTab } from './chat';
import { RoomSession } from './room-session';
import { FakeAnalysis, FakeBackend, FakeRoom, fakeStream } from './testing/fake-room';

const builtIn = microphone('b1', 'Built-in');
const headset = microphone('h1', 'Headset');

async function inRoom() {
  const source = new FakeMediaDevices([builtIn, headset]);
  const room = new FakeRoom();
  const clock = new FakeClock();
  let camera: () => Promise<MediaStream> = () => Promise.resolve(fakeStream().stream);
  const session = new RoomSession({
    transport: room,
    clock,
    backend: new FakeBackend(),
    analyse: () => new FakeAnalysis(),
    openMedia: () => camera(),
    devices: devicesOf(source),
    newId: () => 'id',
    storeTicket: () => undefined,
    log: () => undefined,
  });
  await session.connect('wss://room', 'token');
  await settle();
  const notices = (tab: 'call_interface' | 'system') =>
    messagesOfTab(session.store.getState().conversation.chat, tab).map(({ notice }) => notice);
  return {
    session,
    source,
    room,
    clock,
    /** What the Call tab holds since joining. */
    call: () => notices('call_interface').slice(1),
    system: () => notices('system'),
    joined: () => notices('call_interface')[0],
    refuseCamera: () => (camera = () => Promise.reject(new Error('denied'))),
  };
}

const call = (name: string, more: object = {}) => ({ tab: 'call_interface', name, ...more });
const system = (name: string) => ({ tab: 'system', name });

test('joining is the first message of the Call tab', async () => {
  const { joined, call: others } = await inRoom();
  expect(joined()).toEqual(call('joined'));
  expect(others()).toEqual([]);
});

test('muting and unmuting, also by the room itself', async () => {
  const { session, room, clock, call: said } = await inRoom();
  await session.toggleMicrophone();
  await session.toggleMicrophone();
  room.microphoneOn = true;
  await clock.advance(1_000);
  expect(said()).toEqual([call('unmuted'), call('muted'), call('unmuted')]);
});

test('a microphone that cannot be opened', async () => {
  const { session, room, call: said } = await inRoom();
  room.microphoneError = Object.assign(new Error('denied'), { name: 'NotAllowedError' });
  await session.toggleMicrophone();
  expect(said()).toEqual([call('microphoneFailed', { problem: 'refused' })]);
});

test('the camera, on, off and refused', async () => {
  const { session, refuseCamera, call: said } = await inRoom();
  session.toggleCamera();
  await settle();
  session.toggleCamera();
  refuseCamera();
  session.toggleCamera();
  await settle();
  expect(said()).toEqual([call('cameraOn'), call('cameraOff'), call('cameraFailed')]);
});

test('devices that are chosen, unplugged, plugged in again and missing', async () => {
  const { session, source, room, call: said } = await inRoom();
  session.devices?.devices.choose('microphone', 'h1');
  source.plug([builtIn]);
  await settle();
  source.plug([builtIn, headset]);
  await settle();
  source.infos = [];
  room.emit({ type: 'microphone-ended' });
  await settle();
  expect(said()).toEqual([
    call('deviceChosen', { kind: 'microphone', label: 'Headset' }),
    call('deviceLost', { kind: 'microphone', label: 'Headset' }),
    call('deviceBack', { kind: 'microphone', label: 'Headset' }),
    call('deviceLost', { kind: 'microphone', label: 'Headset' }),
    call('microphoneGone'),
  ]);
});

test('a connection that is lost and comes back is in both tabs, once', async () => {
  const { room, call: said, system: news } = await inRoom();
  room.emit({ type: 'status', status: 'reconnecting' });
  room.emit({ type: 'status', status: 'reconnecting' });
  room.emit({ type: 'status', status: 'connected' });
  expect(said()).toEqual([call('reconnecting'), call('rejoined')]);
  expect(news()).toEqual([system('connectionLost'), system('connectionBack')]);
});

test('an interviewer who is missing and comes back', async () => {
  const { room, clock, system: news } = await inRoom();
  await clock.advance(15_000);
  room.receive('connection');
  expect(news()).toEqual([
    system('interviewerMissing'),
    system('interviewerJoined'),
    system('interviewerBack'),
  ]);
});

test('leaving is the last message', async () => {
  const { session, call: said } = await inRoom();
  session.toggleCamera();
  await settle();
  await session.leave('left');
  expect(said()).toEqual([call('cameraOn'), call('left')]);
});
