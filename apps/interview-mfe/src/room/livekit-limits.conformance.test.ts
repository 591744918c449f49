import { jest } from '@jest/globals';
import {
  AUDIO_RESUME_TIMEOUT_MS,
  CONNECTION_RECONCILE_INTERVAL_MS,
  CONNECTION_RECONCILE_MAX_FAILURES,
  CONNECTION_TIMEOUT_MS,
  HIDDEN_PAGE_BACKGROUND_MS,
  RECONNECT_BACKOFF_MS,
  RPC_RESPONSE_MAX_BYTES,
  TRACK_PUBLISH_TIMEOUT_MS,
} from '@portal/protocol';
import { LogLevel, RemoteAudioTrack, Room, RpcError, setLogLevel } from 'livekit-client';
import { LiveKitRoom, ROOM_OPTIONS } from './livekit-room';

/** Private members of the LiveKit client that these tests use to check its limits. */
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
  const room = new Room(ROOM_OPTIONS) as unknown as {
    engine: EngineInside;
    maybeCreateEngine(): void;
  };
  room.maybeCreateEngine();
  return room.engine;
}

describe("the media client's defaults are the specification's room limits", () => {
  beforeAll(() => setLogLevel(LogLevel.silent));
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  test('§3.18 Room: connects with auto-subscribe, adaptive stream and dynacast on', async () => {
    const room = new Room(ROOM_OPTIONS);
    expect(room.options).toMatchObject({ adaptiveStream: true, dynacast: true });
    const connect = jest.spyOn(room, 'connect').mockResolvedValue(undefined);
    await new LiveKitRoom(room).connect('wss://room', 'token');
    expect(connect).toHaveBeenCalledWith('wss://room', 'token', { autoSubscribe: true });
  });

  const delays = () => {
    const policy = new Room(ROOM_OPTIONS).options.reconnectPolicy!;
    // The client adds random jitter to each delay. For this test, the first random value is 0, so
    // that the first delay is 0. All later values are 0.5, which adds no jitter.
    const random = jest.spyOn(Math, 'random').mockReturnValue(0.5);
    random.mockReturnValueOnce(0);
    return Array.from({ length: 12 }, (_, retryCount) =>
      policy.nextRetryDelayInMs({ retryCount, elapsedMs: 0 }),
    );
  };

  test('§9.40 Room: reconnecting waits 0, 300, 1200, 2700, 4800, then 7000 ms', () => {
    expect(delays().slice(0, RECONNECT_BACKOFF_MS.length)).toEqual([
      0, 300, 1_200, 2_700, 4_800, 7_000, 7_000, 7_000, 7_000, 7_000,
    ]);
  });

  test('§9.41 Room: reconnecting is tried ten times', () => {
    expect(delays().filter((delay) => delay !== null)).toHaveLength(10);
  });

  function mismatched() {
    jest.useFakeTimers();
    const room = new Room(ROOM_OPTIONS) as unknown as RoomInside;
    const verifyTransport = jest.fn(() => false);
    const reconnect = jest.fn();
    room.engine = { isClosed: false, verifyTransport, reconnect };
    room.registerConnectionReconcile();
    return { verifyTransport, reconnect };
  }

  test('§8.54 Room: a connection-state mismatch is checked every 4 s', () => {
    const { verifyTransport } = mismatched();
    jest.advanceTimersByTime(CONNECTION_RECONCILE_INTERVAL_MS - 1);
    expect(verifyTransport).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(verifyTransport).toHaveBeenCalled();
    expect(CONNECTION_RECONCILE_INTERVAL_MS).toBe(4_000);
  });

  test('§8.55 Room: after 3 mismatches the connection is made anew', () => {
    const { reconnect } = mismatched();
    jest.advanceTimersByTime(
      CONNECTION_RECONCILE_INTERVAL_MS * CONNECTION_RECONCILE_MAX_FAILURES - 1,
    );
    expect(reconnect).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(reconnect).toHaveBeenCalledTimes(1);
    expect(CONNECTION_RECONCILE_MAX_FAILURES).toBe(3);
  });

  test('§9.42 Room: connecting is given up after 15 s', () => {
    expect(newEngine().peerConnectionTimeout).toBe(CONNECTION_TIMEOUT_MS);
  });

  test('§9.43 Room: publishing a track is given up after 10 s', async () => {
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

  test('§9.39 Room: resuming audio is waited for 200 ms', async () => {
    jest.useFakeTimers();
    const context = {
      state: 'suspended',
      resume: () => new Promise(() => undefined),
    } as unknown as AudioContext;
    const room = new Room({
      ...ROOM_OPTIONS,
      webAudioMix: { audioContext: context },
    }) as unknown as RoomInside;
    const done = jest.fn();
    void room.acquireAudioContext().then(done);
    await jest.advanceTimersByTimeAsync(AUDIO_RESUME_TIMEOUT_MS - 1);
    expect(done).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalledTimes(1);
  });

  test('§9.44 Room: a hidden page counts as background after 5 s', () => {
    jest.useFakeTimers();
    const media = {
      id: 'm1',
      kind: 'audio',
      addEventListener: () => undefined,
    } as unknown as MediaStreamTrack;
    const track = new RemoteAudioTrack(
      media,
      'sid',
      {} as RTCRtpReceiver,
    ) as unknown as TrackInside;
    track.addAppVisibilityListener();
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    jest.advanceTimersByTime(HIDDEN_PAGE_BACKGROUND_MS - 1);
    expect(track.isInBackground).toBe(false);
    jest.advanceTimersByTime(1);
    expect(track.isInBackground).toBe(true);
    track.removeAppVisibilityListener();
  });

  test('§9.36 Room: RPC response payloads over 15360 bytes are rejected', () => {
    expect((RpcError as unknown as { MAX_DATA_BYTES: number }).MAX_DATA_BYTES).toBe(15_360);
    expect(RPC_RESPONSE_MAX_BYTES).toBe(15_360);
  });
});
