import { jest } from '@jest/globals';
import { Room } from 'livekit-client';
import { CONNECT_OPTIONS, LiveKitRoom, ROOM_OPTIONS } from './livekit-room';

/*
 * The room's limits that are options of the LiveKit client. `e2e/conformance/room-limits.spec.ts`
 * and `reconnecting.spec.ts` observe the same limits, and those that the client fixes, in a browser
 * with a real room.
 */

describe("the room's limits", () => {
  afterEach(() => jest.restoreAllMocks());

  test('§3.18 Room: connects with auto-subscribe, adaptive stream and dynacast on', async () => {
    const room = new Room(ROOM_OPTIONS);
    expect(room.options).toMatchObject({ adaptiveStream: true, dynacast: true });
    const connect = jest.spyOn(room, 'connect').mockResolvedValue(undefined);
    await new LiveKitRoom(room).connect('wss://room', 'token');
    expect(connect).toHaveBeenCalledWith('wss://room', 'token', CONNECT_OPTIONS);
    expect(CONNECT_OPTIONS.autoSubscribe).toBe(true);
  });

  /** The delays that the room's own policy gives, until it gives up. */
  const delays = () => {
    const { reconnectPolicy } = new Room(ROOM_OPTIONS).options;
    const policy = reconnectPolicy!;
    return Array.from({ length: 12 }, (_, retryCount) =>
      policy.nextRetryDelayInMs({ retryCount, elapsedMs: 60_000 }),
    );
  };

  test('§9.40 Room: reconnecting waits 0, 300, 1200, 2700, 4800, then 7000 ms', () => {
    expect(delays().slice(0, 10)).toEqual([
      0, 300, 1_200, 2_700, 4_800, 7_000, 7_000, 7_000, 7_000, 7_000,
    ]);
  });

  test('§9.41 Room: reconnecting is tried ten times', () => {
    expect(delays().slice(9)).toEqual([7_000, null, null]);
  });

  test('§9.42 Room: connecting is given up after 15 s', async () => {
    const room = new Room(ROOM_OPTIONS);
    const connect = jest.spyOn(room, 'connect').mockResolvedValue(undefined);
    await new LiveKitRoom(room).connect('wss://room', 'token');
    expect(connect.mock.calls[0]?.[2]).toMatchObject({
      websocketTimeout: 15_000,
      peerConnectionTimeout: 15_000,
      maxRetries: 1,
    });
  });
});
