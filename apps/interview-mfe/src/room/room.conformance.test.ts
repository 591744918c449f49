import { FakeClock, settle } from '@portal/testing/fake-clock';
import { RoomSession } from './room-session';
import type { RemoteAudio } from './room-transport';
import { FakeAnalysis, FakeBackend, FakeRoom, fakeStream, fakeTrack } from './testing/fake-room';

/** Joins an in-memory room whose clock is controlled by the test. */
async function join() {
  const clock = new FakeClock();
  const room = new FakeRoom();
  const backend = new FakeBackend();
  const analysis = new FakeAnalysis();
  const camera = fakeStream();
  const asked: MediaStreamConstraints[] = [];
  let ids = 0;
  const session = new RoomSession({
    transport: room,
    backend,
    clock,
    analyse: () => analysis,
    newId: () => `id${(ids += 1)}`,
    storeTicket: () => undefined,
    log: () => undefined,
    openMedia: (constraints) => {
      asked.push(constraints);
      return Promise.resolve(camera.stream);
    },
  });
  await session.connect('wss://room', 'token');
  room.emit({ type: 'participants', identities: ['ai-interviewer-1'] });
  await settle();
  const read = () => session.store.getState();
  return { clock, room, backend, analysis, camera, asked, session, read };
}

test('§4.34 Voice connection: the states are disconnected, connecting, connected and reconnecting', async () => {
  const { room, read } = await join();
  expect(read().connection).toBe('connected');
  for (const status of ['reconnecting', 'connecting', 'connected', 'disconnected'] as const) {
    room.emit({ type: 'status', status, ended: true });
    expect(read().connection).toBe(status);
    expect(read().conversation.chat.connectionStatus).toBe(status);
  }
});

test('§4.35 Microphone: it starts muted on connect', async () => {
  const { read, room } = await join();
  expect(read().microphone.muted).toBe(true);
  expect(room.microphoneOn).toBe(false);
});

test('§4.36 Microphone: it stays muted until the candidate unmutes', async () => {
  const { clock, read, session, room } = await join();
  await clock.advance(60_000);
  expect(read().microphone.muted).toBe(true);
  await session.toggleMicrophone();
  expect(room.microphoneOn).toBe(true);
  expect(read().microphone.muted).toBe(false);
});

test('§4.37 Microphone: the mute state is resynced from the room every 1 s', async () => {
  const { clock, read, room } = await join();
  room.microphoneOn = true;
  await clock.advance(999);
  expect(read().microphone.muted).toBe(true);
  await clock.advance(1);
  expect(read().microphone.muted).toBe(false);
  room.microphoneOn = false;
  await clock.advance(1_000);
  expect(read().microphone.muted).toBe(true);
});

test('§4.38 Camera: it is off until enabled', async () => {
  const { clock, read, asked } = await join();
  await clock.advance(60_000);
  expect(read().camera.name).toBe('off');
  expect(asked).toEqual([]);
});

test('§9.23 Camera preview: 320x240 ideally, 640x480 at most', async () => {
  const { session, asked } = await join();
  session.toggleCamera();
  await settle();
  expect(asked[0]?.video).toMatchObject({
    width: { ideal: 320, max: 640 },
    height: { ideal: 240, max: 480 },
  });
});

test('§9.24 Camera preview: 15 frames a second ideally, 24 at most', async () => {
  const { session, asked } = await join();
  session.toggleCamera();
  await settle();
  expect(asked[0]?.video).toMatchObject({ frameRate: { ideal: 15, max: 24 } });
});

test('§4.41 End: interview_ended is handled once', async () => {
  const { room, clock, backend, session, read } = await join();
  room.receive('interview_ended');
  expect(read()).toMatchObject({ phase: { name: 'completed' }, end: 'announced' });
  session.dismissEnd();
  await clock.advance(1_000);
  room.receive('interview_ended');
  expect(read().end).toBe('dismissed');
  await clock.advance(1_000);
  expect(read().phase.name).toBe('left');
  room.receive('interview_ended');
  await clock.advance(5_000);
  expect(backend.calls.filter((call) => call === 'complete')).toHaveLength(1);
  expect(read().phase).toEqual({ name: 'left', reason: 'completed' });
});

test('§4.42 End: after 2 s the end-call cleanup begins', async () => {
  const { room, clock, backend, read } = await join();
  room.receive('interview_ended');
  await clock.advance(1_999);
  expect(read().phase.name).toBe('completed');
  expect(room.calls).not.toContain('disconnect');
  await clock.advance(1);
  expect(room.calls).toContain('disconnect');
  expect(backend.calls).toContain('complete');
});

async function leaveAfterUse() {
  const joined = await join();
  joined.session.toggleCamera();
  await joined.session.toggleMicrophone();
  await settle();
  await joined.clock.advance(1_000);
  await joined.session.leave('left');
  return joined;
}

test("§4.43 Leaving: stops the camera's tracks", async () =>
  expect((await leaveAfterUse()).camera.stopped()).toBe(true));
test("§4.44 Leaving: stops the microphone's tracks", async () => {
  const { room } = await leaveAfterUse();
  expect(room.calls).toContain('stopLocalTracks');
  expect(room.microphoneOn).toBe(false);
});
test('§4.45 Leaving: closes the audio analysis', async () => {
  const { analysis, clock } = await leaveAfterUse();
  expect(analysis.closed).toBe(true);
  expect(clock.running).toBe(0);
});
test('§4.46 Leaving: disconnects the voice room', async () =>
  expect((await leaveAfterUse()).room.calls).toContain('disconnect'));

test('§4.50 Interview: each finished utterance is added as a message', async () => {
  const { room, backend } = await join();
  room.receive('ai_speech_chunk', {
    text_chunk: 'What is a ledger?',
    is_final: true,
    segment_id: 's1',
  });
  room.receive('user_speech_chunk', { text_chunk: 'A list of', segment_id: 's2' });
  room.receive('user_speech_chunk', {
    text_chunk: 'A list of entries.',
    is_final: true,
    segment_id: 's2',
  });
  await settle();
  expect(
    backend.messages.map(({ role, content, metadata }) => [role, content, metadata?.segmentId]),
  ).toEqual([
    ['assistant', 'What is a ledger?', 's1'],
    ['user', 'A list of entries.', 's2'],
  ]);
});

test('§4.51 Interview: leaving completes it', async () =>
  expect((await leaveAfterUse()).backend.calls).toContain('complete'));
test('§4.52 Interview: completing is followed by its analysis', async () => {
  const { calls } = (await leaveAfterUse()).backend;
  expect(calls.indexOf('analyze')).toBeGreaterThan(calls.indexOf('complete'));
});

test("§3.20 Room: the interviewer's audio is attached for playback", async () => {
  const { room, session } = await join();
  const element = {} as HTMLMediaElement;
  const attached: HTMLMediaElement[] = [];
  const audio: RemoteAudio = {
    track: fakeTrack,
    attach: (to) => attached.push(to),
    detach: () => undefined,
  };
  session.attachAudio(element);
  room.emit({ type: 'audio', audio });
  expect(attached).toEqual([element]);
});
