import { jest } from '@jest/globals';
import {
  AUDIO_RESUME_TIMEOUT_MS, CONNECTION_RECONCILE_INTERVAL_MS, CONNECTION_RECONCILE_MAX_FAILURES, CONNECTION_TIMEOUT_MS, HIDDEN_PAGE_BACKGROUND_MS,
  RECONNECT_BACKOFF_MS, RPC_RESPONSE_MAX_BYTES, TRACK_PUBLISH_TIMEOUT_MS,
} from '@portal/protocol';
import { LogLevel, RemoteAudioTrack, Room, RpcError, setLogLevel } from 'livekit-client';
import { ROOM_OPTIONS } from './livekit-room';

/** The parts of the client that are its own business, and that §9 nevertheless names. */
interface RoomInside {
  engine?: { isClosed: boolean; verifyTransport(): boolean; reconnect(): void };
  registerConnectionReconcile(): void;
  acquireAudioContext(): Promise<void>;
}
interface EngineInside {
  peerConnectionTimeout: number;
  client: { sendAddTrack(request: unknown): void };
  addTrack(request: { cid: string }): Promise<unknown>;
}
interface TrackInside {
  isInBackground: boolean;
  addAppVisibilityListener(): void;
  removeAppVisibilityListener(): void;
}

function newEngine(): EngineInside {
  const room = new Room(ROOM_OPTIONS) as unknown as { engine: EngineInside; maybeCreateEngine(): void };
  room.maybeCreateEngine();
  return room.engine;
}

describe("the media client's defaults are the specification's room limits", () => {
  beforeAll(() => setLogLevel(LogLevel.silent));
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  test('adaptive stream and dynacast are on', () => {
    const room = new Room(ROOM_OPTIONS);
    expect(room.options).toMatchObject({ adaptiveStream: true, dynacast: true });
  });

  test('reconnect delays are 0, 300, 1200, 2700, 4800, then 7000 ms, up to ten attempts', () => {
    const policy = new Room(ROOM_OPTIONS).options.reconnectPolicy!;
    // The client spreads each delay by half of it either way: 0.5 is the middle, and 0 the floor of the first.
    const random = jest.spyOn(Math, 'random').mockReturnValue(0.5);
    const delayOf = (retryCount: number) => policy.nextRetryDelayInMs({ retryCount, elapsedMs: 0 });
    random.mockReturnValueOnce(0);
    expect(RECONNECT_BACKOFF_MS.map((_, retry) => delayOf(retry))).toEqual([...RECONNECT_BACKOFF_MS]);
    expect(delayOf(RECONNECT_BACKOFF_MS.length)).toBeNull();
  });

  test('a connection-state mismatch is checked every 4 s and acted on after 3 failures', () => {
    jest.useFakeTimers();
    const room = new Room(ROOM_OPTIONS) as unknown as RoomInside;
    const reconnect = jest.fn();
    room.engine = { isClosed: false, verifyTransport: () => false, reconnect };
    room.registerConnectionReconcile();
    jest.advanceTimersByTime(CONNECTION_RECONCILE_INTERVAL_MS * CONNECTION_RECONCILE_MAX_FAILURES - 1);
    expect(reconnect).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(reconnect).toHaveBeenCalledTimes(1);
  });

  test('a media connection is given up after 15 s', () => {
    expect(newEngine().peerConnectionTimeout).toBe(CONNECTION_TIMEOUT_MS);
  });

  test('publishing a track is given up after 10 s', async () => {
    jest.useFakeTimers();
    const engine = newEngine();
    engine.client.sendAddTrack = () => undefined;
    const given = jest.fn();
    engine.addTrack({ cid: 'c1' }).catch(given);
    await jest.advanceTimersByTimeAsync(TRACK_PUBLISH_TIMEOUT_MS - 1);
    expect(given).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(given).toHaveBeenCalledTimes(1);
  });

  test('an audio context that does not resume is waited for 200 ms', async () => {
    jest.useFakeTimers();
    const context = { state: 'suspended', resume: () => new Promise(() => undefined) } as unknown as AudioContext;
    const room = new Room({ ...ROOM_OPTIONS, webAudioMix: { audioContext: context } }) as unknown as RoomInside;
    const done = jest.fn();
    void room.acquireAudioContext().then(done);
    await jest.advanceTimersByTimeAsync(AUDIO_RESUME_TIMEOUT_MS - 1);
    expect(done).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalledTimes(1);
  });

  test('a page that is hidden for 5 s is in the background', () => {
    jest.useFakeTimers();
    const media = { id: 'm1', kind: 'audio', addEventListener: () => undefined } as unknown as MediaStreamTrack;
    const track = new RemoteAudioTrack(media, 'sid', {} as RTCRtpReceiver) as unknown as TrackInside;
    track.addAppVisibilityListener();
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    jest.advanceTimersByTime(HIDDEN_PAGE_BACKGROUND_MS - 1);
    expect(track.isInBackground).toBe(false);
    jest.advanceTimersByTime(1);
    expect(track.isInBackground).toBe(true);
    track.removeAppVisibilityListener();
  });

  test('RPC response payloads over 15360 bytes are rejected', () => {
    expect((RpcError as unknown as { MAX_DATA_BYTES: number }).MAX_DATA_BYTES).toBe(RPC_RESPONSE_MAX_BYTES);
  });
});
