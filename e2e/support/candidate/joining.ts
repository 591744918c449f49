import type { Page } from '@playwright/test';
import { fromEnvironment } from '../environment';
import { promised, type HeldCall } from './api-calls';

/** What the page's auth store holds about a room. */
interface StoredRoom {
  roomName: string | null;
  livekitToken: string | null;
  livekitUrl: string | null;
}

/** A connection to an interview's room, and the auth store at the moment when it was opened. */
export interface Joining {
  room: string;
  token: string;
  stored: StoredRoom;
}

interface PageWithStore {
  __PORTAL_SINGLETONS__: Map<string, Set<{ getState(): StoredRoom }>>;
  openedSockets: { address: string; stored: StoredRoom }[];
}

/** Returns the room and the token of a connection to the room server, or null for any other. */
function roomOf(address: string): { room: string; token: string } | null {
  const token = new URL(address).searchParams.get('access_token');
  if (token === null) return null;
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  const { video } = JSON.parse(payload) as { video?: { room?: string } };
  return { room: video?.room ?? '', token };
}

/** Whether a connection leads to an interview's room, not to one of the connection check. */
const leadsToInterview = (address: string) =>
  roomOf(address)?.room.startsWith('interview-') ?? false;

/** Returns what the page's auth store holds about a room at the moment. */
export function storedRoom(page: Page): Promise<StoredRoom> {
  return page.evaluate(() => {
    const [store] = (globalThis as unknown as PageWithStore).__PORTAL_SINGLETONS__.get(
      'authStore',
    )!;
    const { roomName, livekitToken, livekitUrl } = store!.getState();
    return { roomName, livekitToken, livekitUrl };
  });
}

/**
 * Records the page's connections to the rooms of interviews. Must be called before the page opens.
 */
export async function watchJoining(page: Page): Promise<() => Promise<Joining[]>> {
  await page.addInitScript(() => {
    const shared = globalThis as unknown as PageWithStore;
    shared.openedSockets = [];
    globalThis.WebSocket = new Proxy(globalThis.WebSocket, {
      construct(target, [address, ...others]: [string | URL, ...unknown[]]) {
        const [store] = shared.__PORTAL_SINGLETONS__.get('authStore')!;
        const { roomName, livekitToken, livekitUrl } = store!.getState();
        shared.openedSockets.push({
          address: String(address),
          stored: { roomName, livekitToken, livekitUrl },
        });
        return Reflect.construct(target, [address, ...others]) as WebSocket;
      },
    });
  });
  return async () => {
    const opened = await page.evaluate(
      () => (globalThis as unknown as PageWithStore).openedSockets,
    );
    return opened
      .filter(({ address }) => leadsToInterview(address))
      .map(({ address, stored }) => ({ ...roomOf(address)!, stored }));
  };
}

/**
 * Keeps the page from connecting to an interview's room until it is released. Must be called before
 * the page opens, and before `watchJoining`.
 */
export async function holdRoom(page: Page): Promise<HeldCall> {
  const arrived = promised();
  const released = promised();
  const { host } = new URL(fromEnvironment().livekit.url);
  await page.routeWebSocket(
    (url) => url.host === host && leadsToInterview(url.href),
    async (socket) => {
      arrived.resolve();
      await released.promise;
      socket.connectToServer();
    },
  );
  return { arrived: arrived.promise, release: released.resolve };
}
