import { expect, test, type Browser } from '@playwright/test';
import {
  CONNECTION_RECONCILE_INTERVAL_MS,
  CONNECTION_RECONCILE_MAX_FAILURES,
  RECONNECT_BACKOFF_MS,
} from '@portal/protocol';
import { IDS, sampleId, sampleUser } from '@portal/testing/fake-servers';
import { transcript } from '../support/candidate/interview';
import type { StubbedPortal } from '../support/stub/open-portal';
import { openRoom, type OpenedRoom } from '../support/stub/open-room';
import { RoomProxy } from '../support/stub/room-proxy';
import {
  endTransportSilently,
  keepTimeline,
  readTimeline,
  type TimelineEvent,
} from '../support/stub/timeline';

test.describe.configure({ mode: 'parallel', timeout: 120_000 });

/** How much later than specified something may happen on a busy machine (ms). */
const SLACK_MS = 2_000;
/** Timers may fire a little early (ms). */
const TIMER_PRECISION_MS = 10;
const QUESTION = 'What is a ledger?';
const MISSED = 'And what is it for?';
const ANSWER = 'A list of entries.';
const CANDIDATE = sampleUser().id;

/**
 * Opens a room with a question in its transcript. The page keeps a timeline.
 * @param roomUrl where the page finds the room server, if not where it is
 */
async function openWatched(browser: Browser, roomUrl?: string): Promise<OpenedRoom> {
  const context = await browser.newContext({ bypassCSP: roomUrl !== undefined });
  const page = await context.newPage();
  await keepTimeline(page, {
    texts: { reconnecting: 'Reconnecting…' },
    // The client has no event for this, so its log is the only place to see each check.
    warnings: { mismatch: 'detected connection state mismatch' },
  });
  const opened = await openRoom(page, roomUrl === undefined ? {} : { roomUrl });
  await ask(opened, QUESTION, 'first');
  await opened.portal.button('interview:viewTranscript').click();
  await expect.poll(() => lines(opened.portal)).toEqual([QUESTION]);
  return opened;
}

const ask = ({ room }: OpenedRoom, text_chunk: string, segment_id: string) =>
  room.send('ai_speech_chunk', { text_chunk, is_final: true, segment_id });
const lines = async (portal: StubbedPortal) => (await transcript(portal)).map(({ text }) => text);

/** A message of the interviewer as the main API stores it. */
const stored = (digit: number, segmentId: string, content: string) => ({
  id: sampleId(digit),
  interviewId: IDS.interview,
  role: 'assistant',
  content,
  metadata: { segmentId, startMs: digit * 1_000, atMs: digit * 1_000 },
  createdAt: new Date().toISOString(),
});

/** Returns what the page noted after the first entry of this kind. */
const since = (timeline: TimelineEvent[], what: string) =>
  timeline.slice(timeline.findIndex((event) => event.what === what));
const timesOf = (timeline: TimelineEvent[], what: string) =>
  timeline.filter((event) => event.what === what).map(({ atMs }) => atMs);

async function close({ portal, room }: OpenedRoom): Promise<void> {
  await room.leave();
  await portal.page.context().close();
}

test(
  '§8.54 Room: a connection-state mismatch is checked every 4 s',
  { tag: '@slow' },
  async ({ browser }) => {
    const opened = await openWatched(browser);
    const { page } = opened.portal;
    await endTransportSilently(page);
    const checks = async () => timesOf(await readTimeline(page), 'mismatch');
    await expect.poll(async () => (await checks()).length, { timeout: 30_000 }).toBe(3);
    const [first = 0, second = 0, third = 0] = await checks();
    for (const apart of [second - first, third - second])
      expect(Math.abs(apart - CONNECTION_RECONCILE_INTERVAL_MS)).toBeLessThan(SLACK_MS);
    await close(opened);
  },
);

test(
  '§8.55 Room: after 3 failures the engine is recreated and disconnected',
  { tag: '@slow' },
  async ({ browser }) => {
    const opened = await openWatched(browser);
    const { portal, room } = opened;
    const { page } = portal;
    const session = await room.sessionOf(CANDIDATE);
    await endTransportSilently(page);
    // The page doesn't notice yet: what the candidate types and the interviewer says now is at risk.
    const field = await portal.openAnswerField();
    await field.fill(ANSWER);
    await field.press('Enter');
    await ask(opened, MISSED, 'missed');
    portal.servers.answer({
      listMessages: { json: { data: [stored(1, 'first', QUESTION), stored(2, 'missed', MISSED)] } },
    });

    const steps = [
      'transport ended',
      ...Array<string>(CONNECTION_RECONCILE_MAX_FAILURES).fill('mismatch'),
      'reconnecting shown',
      'peer connection',
      'socket',
      'reconnecting hidden',
    ];
    // Soon afterwards, the page replaces this session too, because it can't send the answer on it.
    const noted = async () =>
      since(await readTimeline(page), 'transport ended')
        .map(({ what }) => what)
        .filter((what) => what !== 'socket closed')
        .slice(0, steps.length);
    await expect.poll(noted, { timeout: 40_000 }).toEqual(steps);
    const timeline = await readTimeline(page);
    const [ended = 0] = timesOf(timeline, 'transport ended');
    const [noticed = 0] = timesOf(timeline, 'reconnecting shown');
    const toThird = CONNECTION_RECONCILE_INTERVAL_MS * CONNECTION_RECONCILE_MAX_FAILURES;
    expect(noticed - ended).toBeGreaterThan(toThird - CONNECTION_RECONCILE_INTERVAL_MS);
    expect(noticed - ended).toBeLessThan(toThird + SLACK_MS);
    expect(await room.sessionOf(CANDIDATE)).not.toBe(session);

    // The interviewer greets the candidate at each arrival. The page then fetches what it missed.
    await expect(async () => {
      await room.send('connection', { message: 'joined' });
      expect(await lines(portal)).toContain(MISSED);
    }).toPass({ timeout: 30_000 });
    // The answer is sent once the client gives up on the transport that ended.
    await expect.poll(() => lines(portal), { timeout: 30_000 }).toEqual([QUESTION, MISSED, ANSWER]);
    await close(opened);
  },
);

/**
 * Makes the room server unreachable for a page until it has tried this often to reconnect.
 * @returns how long the page waited before each attempt (ms)
 */
async function waitsOf(attempts: number, opened: OpenedRoom, proxy: RoomProxy): Promise<number[]> {
  const { page } = opened.portal;
  const before = timesOf(await readTimeline(page), 'socket').length;
  proxy.cut();
  const tried = async () => timesOf(await readTimeline(page), 'socket').slice(before);
  const longest = RECONNECT_BACKOFF_MS.reduce<number>((sum, wait) => sum + wait + SLACK_MS, 0);
  await expect
    .poll(async () => (await tried()).length, { timeout: longest })
    .toBeGreaterThanOrEqual(attempts);
  const [closed = 0] = timesOf(await readTimeline(page), 'socket closed');
  const times = await tried();
  return times.map((atMs, index) => atMs - (times[index - 1] ?? closed));
}

/** Checks that each wait is as long as specified, and never shorter. */
function expectBackoff(waits: readonly number[]): void {
  for (const [index, wait] of waits.entries()) {
    const specified = RECONNECT_BACKOFF_MS[index] ?? Number.NaN;
    expect(wait, `attempt ${index + 1}`).toBeGreaterThan(specified - TIMER_PRECISION_MS);
    expect(wait, `attempt ${index + 1}`).toBeLessThan(specified + SLACK_MS);
  }
}

test(
  '§9.40 Room: reconnecting waits 0, 300, 1200, 2700, 4800, then 7000 ms',
  { tag: '@slow' },
  async ({ browser }) => {
    const proxy = await RoomProxy.open();
    const opened = await openWatched(browser, proxy.url);
    const waits = await waitsOf(6, opened, proxy);
    expect(waits).toHaveLength(6);
    expectBackoff(waits);
    await close(opened);
  },
);

test('§9.41 Room: reconnecting is tried ten times', { tag: '@slow' }, async ({ browser }) => {
  const proxy = await RoomProxy.open();
  const opened = await openWatched(browser, proxy.url);
  const { portal, room } = opened;
  const answer = await room.loginAnswer(sampleUser(), proxy.url);
  // Without a login the page can't rejoin either, so every attempt is one of the client's.
  portal.servers.answer({ voiceLogin: { status: 503, json: { message: 'unavailable' } } });
  portal.servers.forgetCalls();
  const waits = await waitsOf(10, opened, proxy);
  await expect.poll(() => portal.servers.calls('voiceLogin').length).toBeGreaterThan(1);
  const attempts = timesOf(since(await readTimeline(portal.page), 'reconnecting shown'), 'socket');
  expect(attempts).toHaveLength(10);
  expectBackoff(waits);

  await test.step('then the page rejoins as soon as it can, with its transcript', async () => {
    await proxy.restore();
    portal.servers.answer({ voiceLogin: answer });
    await expect(portal.page.getByText('Reconnecting…')).toHaveCount(0);
    await ask(opened, MISSED, 'second');
    await expect.poll(() => lines(portal)).toEqual([QUESTION, MISSED]);
  });
  await close(opened);
});
