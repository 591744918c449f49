import { jest } from '@jest/globals';
import { CONNECTION_RECONCILE_INTERVAL_MS, CONNECTION_RECONCILE_MAX_FAILURES, RECONNECT_BACKOFF_MS, RPC_RESPONSE_MAX_BYTES } from '@portal/protocol';
import { LogLevel, Room, RpcError, setLogLevel } from 'livekit-client';
import { ROOM_OPTIONS } from './livekit-room';

/** The parts of the client that are its own business, and that §9 nevertheless names. */
interface RoomInside {
  engine?: { isClosed: boolean; verifyTransport(): boolean; reconnect(): void };
  registerConnectionReconcile(): void;
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

  test('RPC response payloads over 15360 bytes are rejected', () => {
    expect((RpcError as unknown as { MAX_DATA_BYTES: number }).MAX_DATA_BYTES).toBe(RPC_RESPONSE_MAX_BYTES);
  });
});
