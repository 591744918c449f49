import { expect, test, type Page } from '@playwright/test';
import { HEADERS, MAIN_API } from '@portal/protocol';
import { ApiCalls, promised } from '../support/candidate/api-calls';
import { enrol } from '../support/candidate/enrol';
import { answerTyped, enterRoom, waitForTheFloor } from '../support/candidate/interview';
import { Portal } from '../support/candidate/portal';
import { Records } from '../support/candidate/records';
import { readReport } from '../support/candidate/report';
import { fromEnvironment } from '../support/environment';
import { participantsOf } from '../support/room-service';
import { rule } from '../support/rule';

const ANSWER =
  'At Souqly I moved order processing to Kafka. Orders were lost when the database was slow, so I measured it, put a queue in front, and we lost none in the next year.';

/**
 * Tells the test about each track of a camera or microphone that the page opens and stops. Must be
 * called before the page opens.
 */
async function watchTracks(page: Page) {
  const open = new Map<string, string>();
  const opened = new Set<string>();
  await page.exposeFunction('trackChanged', (id: string, kind: string, live: boolean) => {
    if (live) opened.add(kind);
    if (live) open.set(id, kind);
    else open.delete(id);
  });
  await page.addInitScript(() => {
    const { trackChanged } = globalThis as unknown as {
      trackChanged(id: string, kind: string, live: boolean): void;
    };
    const known = new WeakSet<MediaStreamTrack>();
    const getUserMedia = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      const stream = await getUserMedia(constraints);
      for (const track of stream.getTracks()) {
        known.add(track);
        trackChanged(track.id, track.kind, true);
      }
      return stream;
    };
    const { stop } = MediaStreamTrack.prototype;
    MediaStreamTrack.prototype.stop = function (this: MediaStreamTrack) {
      stop.call(this);
      if (known.has(this)) trackChanged(this.id, this.kind, false);
    };
  });
  return {
    opened: (kind: 'audio' | 'video') => opened.has(kind),
    open: (kind: 'audio' | 'video') => [...open.values()].filter((one) => one === kind).length,
  };
}

/**
 * Keeps the page from being loaded again until it is released. Without this, the end of the page
 * would turn off the devices and end the connection, whether or not leaving does.
 */
async function holdReload(page: Page): Promise<{ release(): void }> {
  const released = promised();
  const { siteUrl } = fromEnvironment();
  await page.route(`${siteUrl}/`, async (route) => {
    await released.promise;
    await route.fallback();
  });
  return { release: released.resolve };
}

test(
  'a candidate leaves early, and nothing stays open behind them',
  { tag: ['@rules', '@slow'] },
  async ({ page, request }) => {
    test.setTimeout(150_000);
    const portal = new Portal(page);
    const calls = new ApiCalls(page);
    const person = await enrol(request, { resume: true, jobDescription: true });
    const records = await Records.of(request, person);
    const tracks = await watchTracks(page);
    let loads = 0;
    page.on('load', () => (loads += 1));
    await portal.open();
    await portal.logIn(person);
    await portal.choose('setup:fields.questions', '1');
    const interviewId = await enterRoom(portal);
    const room = `interview-${interviewId}`;

    await portal.button('interview:dock.unmute').click();
    await expect(portal.button('interview:dock.mute')).toBeVisible();
    await portal.button('interview:dock.mute').click();
    await portal.button('interview:dock.cameraOn').click();
    await expect(page.getByTestId('camera-preview')).toBeVisible();
    await portal.button('interview:viewTranscript').click();
    expect(await waitForTheFloor(portal)).toBe('mine');
    await answerTyped(portal, ANSWER);
    expect((await participantsOf(room)).map(({ identity }) => identity)).toContain(records.userId);
    const session = await page.evaluate(
      () => JSON.parse(localStorage.getItem('auth-data') ?? '{}') as { sessionId: string },
    );
    const { apiKey } = (await (await request.get('/config.json')).json()) as { apiKey: string };
    const isActive = async () => {
      const answer = await request.get(fromEnvironment().mainApiUrl + MAIN_API.authStatus, {
        headers: { [HEADERS.apiKey]: apiKey, [HEADERS.sessionToken]: session.sessionId },
      });
      return ((await answer.json()) as { is_active: boolean }).is_active;
    };
    expect(await isActive()).toBe(true);
    const reload = await holdReload(page);
    const loadsBefore = loads;
    await portal.leaveInterview();

    await rule('§4.43', async () => {
      expect(tracks.opened('video')).toBe(true);
      await expect.poll(() => tracks.open('video')).toBe(0);
    });
    await rule('§4.44', async () => {
      expect(tracks.opened('audio')).toBe(true);
      await expect.poll(() => tracks.open('audio')).toBe(0);
    });
    await rule('§4.46', () =>
      expect
        .poll(async () => (await participantsOf(room)).map(({ identity }) => identity))
        .not.toContain(records.userId),
    );
    reload.release();
    await rule('§2.55', () => expect.poll(() => loads).toBe(loadsBefore + 1));
    await rule('§2.54', () => expect(portal.button('auth:login.submit')).toBeVisible());
    await rule('§4.47', () => expect.poll(isActive).toBe(false));
    await rule('§4.51', async () => {
      expect((await calls.answer('completeInterview')).status).toBe(200);
      expect((await records.interview(interviewId)).completedAt).not.toBeNull();
    });
    await rule('§4.52', async () => {
      expect((await calls.answer('analyze')).status).toBe(202);
      await expect
        .poll(async () => (await records.interview(interviewId)).status, { timeout: 30_000 })
        .toBe('analyzed');
    });
    await rule('§4.53', async () => {
      await portal.button('auth:feedback.action').click();
      const report = await readReport(portal);
      expect((await calls.answer('assessment', calls.of('assessment').length - 1)).status).toBe(
        200,
      );
      expect(report.quotes.length).toBeGreaterThan(0);
      for (const quote of report.quotes) expect(ANSWER).toContain(quote);
    });
  },
);
