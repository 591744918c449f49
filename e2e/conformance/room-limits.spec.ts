import { expect, test, type Browser, type Page } from '@playwright/test';
import type * as livekit from 'livekit-client';
import { SignalRequest, SignalResponse } from '@livekit/protocol';
import {
  AUDIO_RESUME_TIMEOUT_MS,
  CONNECTION_TIMEOUT_MS,
  HIDDEN_PAGE_BACKGROUND_MS,
  TRACK_PUBLISH_TIMEOUT_MS,
} from '@portal/protocol';
import { type Answer, sampleUser } from '@portal/testing/fake-servers';
import { fromEnvironment } from '../support/environment';
import { StubbedRoom } from '../support/stub/interviewer';
import { openRoom, openSetup } from '../support/stub/open-room';
import { RoomProxy } from '../support/stub/room-proxy';
import { keepTimeline, readTimeline, type Watched } from '../support/stub/timeline';

/*
 * The room's limits, observed in the page on a real room server that withholds an answer. Each test
 * measures how long the page waits for it. The page must never wait shorter than specified.
 */
test.describe.configure({ mode: 'parallel', timeout: 90_000 });

const BUNDLE = new URL(
  '../../node_modules/livekit-client/dist/livekit-client.umd.js',
  import.meta.url,
).pathname;
/** How much later than specified something may happen on a busy machine (ms). */
const SLACK_MS = 3_000;
/** Timers may fire a little early (ms). */
const TIMER_PRECISION_MS = 10;

async function openPage(browser: Browser, watched: Watched, bypassCSP = false): Promise<Page> {
  const context = await browser.newContext({ bypassCSP });
  const page = await context.newPage();
  await keepTimeline(page, watched);
  return page;
}

/** Waits for an event after the last click, if any, and checks how long after another it came. */
async function expectApart(page: Page, [from, to]: [string, string], ms: number): Promise<void> {
  const timesOf = async () => {
    const timeline = await readTimeline(page);
    const last = timeline.findLastIndex(({ what }) => what === 'click');
    const clicked = timeline.slice(Math.max(0, last));
    const at = (name: string) => clicked.find(({ what }) => what === name)?.atMs;
    return { start: at(from), end: at(to) };
  };
  await expect.poll(async () => (await timesOf()).end, { timeout: ms + 20_000 }).toBeDefined();
  const { start = Number.NaN, end = Number.NaN } = await timesOf();
  expect(end - start).toBeGreaterThan(ms - TIMER_PRECISION_MS);
  expect(end - start).toBeLessThan(ms + SLACK_MS);
}

/** Passes on the page's WebSockets to the room server, except for some messages of either side. */
async function withhold(
  page: Page,
  { requests = [], responses = [] }: { requests?: string[]; responses?: string[] },
): Promise<void> {
  await page.routeWebSocket(`${fromEnvironment().livekit.url}/**`, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((bytes) => {
      const { message } = SignalRequest.fromBinary(bytes as Buffer);
      if (!requests.includes(message.case ?? '')) server.send(bytes);
    });
    server.onMessage((bytes) => {
      const { message } = SignalResponse.fromBinary(bytes as Buffer);
      if (!responses.includes(message.case ?? '')) socket.send(bytes);
    });
  });
}

/** Starts an interview in this room, and waits until the page gives up on connecting. */
async function expectGivenUp(page: Page, voiceLogin: Answer): Promise<void> {
  const portal = await openSetup(page, { answers: { voiceLogin } });
  await portal.startInterview();
  await expectApart(page, ['socket', 'failed shown'], CONNECTION_TIMEOUT_MS);
  await expect(portal.setup).toBeVisible();
  await page.context().close();
}
const FAILED = { texts: { failed: 'Failed to connect to voice:' } };

test.describe('a server that accepts the connection but never answers', () => {
  test('§9.42 Room: connecting is given up after 15 s', { tag: '@slow' }, async ({ browser }) => {
    const proxy = await RoomProxy.open({ silent: true });
    const page = await openPage(browser, FAILED, true);
    await expectGivenUp(page, await new StubbedRoom().loginAnswer(sampleUser(), proxy.url));
    proxy.cut();
  });
});

test.describe('a server whose media never arrives', () => {
  test('§9.42 Room: connecting is given up after 15 s', { tag: '@slow' }, async ({ browser }) => {
    const page = await openPage(browser, FAILED);
    await withhold(page, { responses: ['answer', 'offer', 'trickle'] });
    await expectGivenUp(page, await new StubbedRoom().loginAnswer(sampleUser()));
  });
});

test(
  '§9.43 Room: publishing a track is given up after 10 s',
  { tag: '@slow' },
  async ({ browser }) => {
    const page = await openPage(browser, {
      texts: { failed: 'We couldn’t start the microphone.' },
    });
    await withhold(page, { requests: ['addTrack'] });
    const { portal, room } = await openRoom(page);
    await portal.button('interview:dock.unmute').click();
    await expectApart(page, ['click', 'failed shown'], TRACK_PUBLISH_TIMEOUT_MS);
    await expect(portal.button('interview:dock.unmute')).toBeVisible();
    await room.leave();
    await page.context().close();
  },
);

test('§9.39 Room: resuming audio is waited for 200 ms', async ({ browser }) => {
  const page = await openPage(browser, { texts: { blocked: 'Turn on sound' } });
  // Every audio context stays suspended, as in a browser that doesn't let the page play yet.
  await page.addInitScript(() => {
    Object.defineProperty(AudioContext.prototype, 'state', { get: () => 'suspended' });
    AudioContext.prototype.resume = () => {
      performance.mark('resume');
      return new Promise<void>(() => undefined);
    };
  });
  const { portal, room } = await openRoom(page);
  await portal.button('interview:turnOnSound').click();
  await expectApart(page, ['resume', 'blocked hidden'], AUDIO_RESUME_TIMEOUT_MS);
  await room.leave();
  await page.context().close();
});

/** The part of the LiveKit client that the next test uses, as a global of its bundle for browsers. */
type Client = Pick<typeof livekit, 'Room' | 'RoomEvent' | 'Track' | 'TrackEvent'>;

test('§9.44 Room: a hidden page counts as background after 5 s', async ({ browser }) => {
  // The product shows no video of others, the only thing that depends on this limit. So this is the
  // client that the product uses, in an empty page with a real room and the product's options.
  const page = await openPage(browser, {}, true);
  await page.goto('/config.json');
  await page.setContent('<canvas width="320" height="240"></canvas><video autoplay muted></video>');
  await page.addScriptTag({ path: BUNDLE });
  const room = new StubbedRoom();
  const tokens = [
    await room.tokenFor('shows', 'standard'),
    await room.tokenFor('sees', 'standard'),
  ];
  await page.evaluate(
    async ([url, shows, sees]) => {
      const { Room, RoomEvent, Track, TrackEvent } = (
        window as unknown as { LivekitClient: Client }
      ).LivekitClient;
      const [canvas, video] = [document.querySelector('canvas'), document.querySelector('video')];
      const paint = canvas?.getContext('2d');
      let shade = 0;
      setInterval(() => {
        if (!paint) return;
        paint.fillStyle = `rgb(${(shade += 1) % 255} 90 90)`;
        paint.fillRect(0, 0, 320, 240);
      }, 100);
      const [picture] = canvas?.captureStream(10).getVideoTracks() ?? [];
      const viewer = new Room({ adaptiveStream: true, dynacast: true });
      viewer.on(RoomEvent.TrackSubscribed, (track) => {
        if (!video || track.kind !== Track.Kind.Video) return;
        track.on(TrackEvent.VisibilityChanged, (visible) =>
          performance.mark(visible ? 'visible' : 'in background'),
        );
        track.attach(video);
      });
      await viewer.connect(url, sees);
      const publisher = new Room();
      await publisher.connect(url, shows);
      if (picture) await publisher.localParticipant.publishTrack(picture);
    },
    [fromEnvironment().livekit.url, ...tokens] as [string, string, string],
  );
  const noted = async () => (await readTimeline(page)).map(({ what }) => what);
  await expect.poll(noted).toContain('visible');
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    performance.mark('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expectApart(page, ['hidden', 'in background'], HIDDEN_PAGE_BACKGROUND_MS);
  await page.context().close();
});
