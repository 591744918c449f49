import { jest } from '@jest/globals';
import {
  ConnectionError,
  ConnectionState,
  DisconnectReason,
  ParticipantKind,
  RoomEvent,
  RpcError,
  Track,
  TrackEvent,
  type RemoteTrack,
  type Room,
  type RpcInvocationData,
} from 'livekit-client';
import { joinFailure, LiveKitRoom } from './livekit-room';
import type { RemoteAudio, RoomTransportEvent } from './room-transport';
import { fakeTrack } from './testing/fake-room';

/** A fake client that emits events and records device changes. */
class FakeClient {
  readonly remoteParticipants = new Map<string, unknown>();
  readonly switched: unknown[][] = [];
  readonly rpc = new Map<string, (call: RpcInvocationData) => Promise<string>>();
  readonly #listeners: { event: string; listener: (...args: unknown[]) => void }[] = [];

  on(event: string, listener: (...args: unknown[]) => void): this {
    this.#listeners.push({ event, listener });
    return this;
  }

  off(event: string, listener: (...args: unknown[]) => void): this {
    const at = this.#listeners.findIndex(
      (entry) => entry.event === event && entry.listener === listener,
    );
    if (at >= 0) this.#listeners.splice(at, 1);
    return this;
  }

  registerRpcMethod(method: string, handler: (call: RpcInvocationData) => Promise<string>): void {
    this.rpc.set(method, handler);
  }

  unregisterRpcMethod(method: string): void {
    this.rpc.delete(method);
  }

  getParticipantByIdentity(identity: string): unknown {
    return this.remoteParticipants.get(identity);
  }

  switchActiveDevice(...call: unknown[]): Promise<boolean> {
    this.switched.push(call);
    return Promise.resolve(true);
  }

  emit(event: string, ...args: unknown[]): void {
    for (const entry of [...this.#listeners]) if (entry.event === event) entry.listener(...args);
  }
}

function setUp() {
  const client = new FakeClient();
  const voices: (RemoteAudio | null)[] = [];
  new LiveKitRoom(client as unknown as Room).subscribe((event) => {
    if (event.type === 'audio') voices.push(event.audio);
  });
  return { client, voices };
}

const voice = (kind = Track.Kind.Audio) =>
  ({
    kind,
    mediaStreamTrack: fakeTrack,
    attach: () => undefined,
    detach: () => [],
  }) as unknown as RemoteTrack;

const agent = { identity: 'ai-interviewer-1', kind: ParticipantKind.AGENT, isLocal: false };

describe("the interviewer's voice", () => {
  test('plays while its track is subscribed', () => {
    const { client, voices } = setUp();
    const track = voice();
    client.emit(RoomEvent.TrackSubscribed, track, {}, agent);
    client.emit(RoomEvent.TrackUnsubscribed, track, {}, agent);
    expect(voices).toEqual([expect.objectContaining({ track: fakeTrack }), null]);
  });

  test('a late end of an earlier track does not stop the new one', () => {
    const { client, voices } = setUp();
    const [earlier, now] = [voice(), voice()];
    client.emit(RoomEvent.TrackSubscribed, earlier, {}, agent);
    client.emit(RoomEvent.TrackSubscribed, now, {}, agent);
    client.emit(RoomEvent.TrackUnsubscribed, earlier, {}, agent);
    expect(voices).toHaveLength(2);
    expect(voices).not.toContain(null);
    client.emit(RoomEvent.TrackUnsubscribed, now, {}, agent);
    expect(voices.at(-1)).toBeNull();
  });

  test('ignores video tracks', () => {
    const { client, voices } = setUp();
    client.emit(RoomEvent.TrackSubscribed, voice(Track.Kind.Video), {}, agent);
    expect(voices).toEqual([]);
  });
});

/** Collects everything that the transport reports. */
function everything() {
  const client = new FakeClient();
  const seen: RoomTransportEvent[] = [];
  new LiveKitRoom(client as unknown as Room).subscribe((event) => seen.push(event));
  return { client, seen };
}
const MESSAGE = new TextEncoder().encode('{"type":"interview_ended"}');
const remote = (identity: string, kind = ParticipantKind.STANDARD) => ({
  identity,
  kind,
  isLocal: false,
});

describe('the interviewer', () => {
  test.each([
    ['an agent', remote('zoe', ParticipantKind.AGENT)],
    ['an assistant by its identity', remote('Voice-Assistant-1')],
    ['a bot by its identity', remote('chatBOT')],
    ['an AI by its identity', remote('ai-interviewer-1')],
    ['pipecat by its identity', remote('Pipecat')],
  ])('is %s', (_, participant) => {
    const { client, seen } = everything();
    client.remoteParticipants.set(participant.identity, participant);
    client.emit(RoomEvent.ParticipantConnected, participant);
    client.emit(RoomEvent.DataReceived, MESSAGE, participant);
    client.emit(RoomEvent.ActiveSpeakersChanged, [participant]);
    client.emit(RoomEvent.TrackSubscribed, voice(), {}, participant);
    expect(seen).toEqual([
      { type: 'participants', identities: [participant.identity] },
      { type: 'data', payload: MESSAGE },
      { type: 'speaking', speaking: true },
      { type: 'audio', audio: expect.objectContaining({ track: fakeTrack }) },
    ]);
  });
});

describe('data from a sender whom the server has not announced yet', () => {
  const [first, second] = ['{"type":"connection"}', '{"type":"request_runtime_data"}'].map((text) =>
    new TextEncoder().encode(text),
  );
  function received() {
    const client = new FakeClient();
    const seen: RoomTransportEvent[] = [];
    new LiveKitRoom(client as unknown as Room).subscribe((event) => seen.push(event));
    client.emit(RoomEvent.DataReceived, first, undefined);
    client.emit(RoomEvent.DataReceived, second, undefined);
    const payloads = () => seen.flatMap((event) => (event.type === 'data' ? [event.payload] : []));
    return { client, payloads };
  }
  afterEach(() => jest.useRealTimers());

  test('is read in order once the interviewer is announced, and only once', () => {
    const { client, payloads } = received();
    expect(payloads()).toEqual([]);
    client.emit(RoomEvent.ParticipantConnected, agent);
    client.emit(RoomEvent.ParticipantConnected, agent);
    expect(payloads()).toEqual([first, second]);
  });

  test('is dropped if somebody else is announced', () => {
    const { client, payloads } = received();
    client.emit(RoomEvent.ParticipantConnected, { identity: 'x', kind: ParticipantKind.STANDARD });
    client.emit(RoomEvent.ParticipantConnected, agent);
    expect(payloads()).toEqual([]);
  });

  test('is dropped after five seconds', () => {
    jest.useFakeTimers();
    const { client, payloads } = received();
    jest.advanceTimersByTime(5_001);
    client.emit(RoomEvent.ParticipantConnected, agent);
    expect(payloads()).toEqual([]);
  });
});

test('an interviewer who left while speaking is not speaking when somebody else is', () => {
  const { client, seen } = everything();
  client.emit(RoomEvent.ActiveSpeakersChanged, [agent]);
  client.remoteParticipants.set(agent.identity, agent);
  client.emit(RoomEvent.ActiveSpeakersChanged, [agent]);
  expect(seen).toEqual([
    { type: 'speaking', speaking: false },
    { type: 'speaking', speaking: true },
  ]);
});

describe('somebody else in the room', () => {
  const stranger = remote('zoe@post.example');
  const candidate = { ...remote('layla@gmail.com'), isLocal: true };

  test.each([
    ['is another person', stranger],
    ['is nobody that the room knows', undefined],
    ['is the candidate, though gmail contains "ai"', candidate],
  ])('whose message comes is not listened to: it %s', (_what, sender) => {
    const { client, seen } = everything();
    client.emit(RoomEvent.DataReceived, MESSAGE, sender);
    expect(seen).toEqual([]);
    client.emit(RoomEvent.DataReceived, MESSAGE, agent);
    expect(seen).toEqual([{ type: 'data', payload: MESSAGE }]);
  });

  test('is not played, and the end of their track stops nothing', () => {
    const { client, seen } = everything();
    client.emit(RoomEvent.TrackSubscribed, voice(), {}, stranger);
    client.emit(RoomEvent.TrackUnsubscribed, voice(), {}, stranger);
    expect(seen).toEqual([]);
  });

  test('is neither the active speaker nor the interviewer present', () => {
    const { client, seen } = everything();
    client.remoteParticipants.set('a', stranger);
    client.emit(RoomEvent.ActiveSpeakersChanged, [stranger, candidate]);
    client.emit(RoomEvent.ParticipantConnected, stranger);
    client.remoteParticipants.set('b', agent);
    client.emit(RoomEvent.ParticipantConnected, agent);
    expect(seen).toEqual([
      { type: 'speaking', speaking: false },
      { type: 'participants', identities: [] },
      { type: 'participants', identities: [agent.identity] },
    ]);
  });
});

describe('the connection', () => {
  const statuses = () => {
    const { client, seen } = everything();
    return { client, ended: () => seen.map((event) => event.type === 'status' && event.ended) };
  };

  test.each([
    ['lost', DisconnectReason.STATE_MISMATCH, false],
    ['lost', undefined, false],
    ['over', DisconnectReason.DUPLICATE_IDENTITY, true],
    ['over', DisconnectReason.ROOM_DELETED, true],
  ])('is %s when the reason is %s', (_, reason, over) => {
    const { client, ended } = statuses();
    client.emit(RoomEvent.Disconnected, reason);
    expect(ended()).toEqual([over]);
  });

  /** A room whose data channel fails, and what it reports. */
  function failing(error: Error, state = ConnectionState.Connected) {
    const client = Object.assign(new FakeClient(), {
      state,
      localParticipant: { publishData: () => Promise.reject(error) },
      disconnect: jest.fn(() => {
        client.emit(RoomEvent.Disconnected, DisconnectReason.CLIENT_INITIATED);
        return Promise.resolve();
      }),
    });
    const seen: RoomTransportEvent[] = [];
    const room = new LiveKitRoom(client as unknown as Room);
    room.subscribe((event) => seen.push(event));
    return { client, room, seen };
  }
  const stuck = ConnectionError.internal('could not establish Publisher connection');

  test('is replaced if it cannot send although it is up', async () => {
    const { room, seen } = failing(stuck);
    await expect(room.send({ type: 'keepalive', data: {} })).rejects.toBe(stuck);
    expect(seen).toEqual([{ type: 'status', status: 'disconnected', ended: false }]);
  });

  test.each([
    ['a message is at fault', new Error('too large'), ConnectionState.Connected],
    ['it is reconnecting anyway', stuck, ConnectionState.Reconnecting],
  ])('stays if %s', async (_, error, state) => {
    const { client, room } = failing(error, state);
    await expect(room.send({ type: 'keepalive', data: {} })).rejects.toBe(error);
    expect(client.disconnect).not.toHaveBeenCalled();
  });
});

describe('devices', () => {
  test('choices are preferences; null is the system default', async () => {
    const client = new FakeClient();
    const room = new LiveKitRoom(client as unknown as Room);
    await room.useMicrophone('h1');
    await room.useMicrophone(null);
    await room.useSpeaker('s1');
    await room.useSpeaker(null);
    expect(client.switched).toEqual([
      ['audioinput', 'h1', false],
      ['audioinput', 'default', false],
      ['audiooutput', 's1', false],
      ['audiooutput', '', false],
    ]);
  });

  test('reports the end of the microphone, not of a camera', () => {
    const client = new FakeClient();
    const seen: string[] = [];
    new LiveKitRoom(client as unknown as Room).subscribe(({ type }) => seen.push(type));
    const published = (source: Track.Source) => {
      const track = new FakeClient();
      client.emit(RoomEvent.LocalTrackPublished, { source, track });
      track.emit(TrackEvent.Ended);
    };
    published(Track.Source.Camera);
    expect(seen).toEqual([]);
    published(Track.Source.Microphone);
    expect(seen).toEqual(['microphone-ended']);
  });

  test('reports the end once, however often a reconnect published the microphone', () => {
    const client = new FakeClient();
    const seen: string[] = [];
    new LiveKitRoom(client as unknown as Room).subscribe(({ type }) => seen.push(type));
    const track = new FakeClient();
    client.emit(RoomEvent.LocalTrackPublished, { source: Track.Source.Microphone, track });
    client.emit(RoomEvent.LocalTrackPublished, { source: Track.Source.Microphone, track });
    track.emit(TrackEvent.Ended);
    expect(seen).toEqual(['microphone-ended']);
  });
});

describe('RPC', () => {
  /** Calls a method of the room and returns the response, or the code of the error. */
  function answering(response: string) {
    const client = new FakeClient();
    client.remoteParticipants.set(agent.identity, agent);
    client.remoteParticipants.set('somebody', {
      identity: 'somebody',
      kind: ParticipantKind.STANDARD,
      isLocal: false,
    });
    const stop = new LiveKitRoom(client as unknown as Room).handleRpc('ask', () => response);
    const call = (callerIdentity: string) =>
      client.rpc.get('ask')!({
        callerIdentity,
        requestId: '1',
        payload: '',
        responseTimeout: 1_000,
      }).catch((error: unknown) => (error as RpcError).code);
    return { client, stop, call };
  }

  test('is answered to the interviewer, until it is stopped', async () => {
    const { client, stop, call } = answering('here');
    expect(await call(agent.identity)).toBe('here');
    stop();
    expect(client.rpc.size).toBe(0);
  });

  test('has no such method for anybody else', async () => {
    const { call } = answering('here');
    expect(await call('somebody')).toBe(RpcError.ErrorCode.UNSUPPORTED_METHOD);
    expect(await call('nobody in the room')).toBe(RpcError.ErrorCode.UNSUPPORTED_METHOD);
  });

  test('refuses a response by its bytes, not its characters', async () => {
    const exactly = 'é'.repeat(7_680);
    expect(await answering(exactly).call(agent.identity)).toBe(exactly);
    expect(await answering(`${exactly}.`).call(agent.identity)).toBe(1_504);
  });
});

test.each([
  [ConnectionError.timeout('room connection has timed out (signal)'), 'timeout'],
  [ConnectionError.notAllowed('invalid token', 401), 'refused'],
  [ConnectionError.serverUnreachable('server was not reachable', 503), 'unreachable'],
  [ConnectionError.websocket('could not establish signal connection'), 'unreachable'],
  [ConnectionError.internal('something else'), 'failed'],
  [new Error('no idea'), 'failed'],
])('tells why a room could not be joined as a code: %s', (error, code) =>
  expect(joinFailure(error)).toBe(code),
);
