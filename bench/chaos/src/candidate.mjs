import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, request } from '@playwright/test';
import { enrol } from '../../../e2e/support/candidate/enrol.ts';
import { Portal } from '../../../e2e/support/candidate/portal.ts';
import { until } from '../../../tools/until.mjs';
import { findInTree } from '../../voice/src/measure/process-tree.ts';
import { probePage } from './page-probe.mjs';
import { answerSound } from './speech.mjs';

/**
 * Returns the pid of the Chromium process that owns all sockets.
 * @throws Error if there is none
 */
function networkProcessOf(browserPid) {
  const pid = findInTree(browserPid, 'network.mojom.NetworkService');
  if (pid === undefined) throw new Error('the browser has no network process');
  return pid;
}

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--autoplay-policy=no-user-gesture-required',
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
];
const QUESTIONS = '3';
/**
 * How long the interviewer must be silent before it is assumed to be waiting for an answer (ms).
 */
const QUIET_MS = 600;

/** A simulated candidate with its own browser and a synthetic voice. */
export class Candidate {
  interviewId = null;
  /** Ids of the segments that this candidate's pages received as final or posted to the server. */
  announced = new Set();
  /** Lines of the page's console output. */
  notes = [];
  #answers = 0;
  #received = [];

  constructor(world) {
    this.world = world;
  }

  /** Creates an account, uploads documents and opens the site in a new browser. */
  async arrive() {
    const api = await request.newContext();
    this.person = await enrol(api, { resume: true, jobDescription: true });
    await api.dispose();
    await this.openBrowser();
  }

  async openBrowser() {
    this.browser = await chromium
      .launchServer({ executablePath: this.world.browserPath, args: FLAGS })
      .then(async (server) => ({ server, connected: await chromium.connect(server.wsEndpoint()) }));
    this.page = await (
      await this.browser.connected.newContext({
        baseURL: this.world.cluster.urls.shell,
        viewport: { width: 1280, height: 800 },
      })
    ).newPage();
    this.page.setDefaultTimeout(30_000);
    await this.page.addInitScript(probePage);
    this.page.on('console', (line) =>
      this.notes.push(`${new Date().toISOString()} ${line.text()}`),
    );
    this.page.on('request', (sent) => this.#notePost(sent));
    this.portal = new Portal(this.page);
    await this.portal.open();
    await this.portal.logIn(this.person);
    await this.portal.setup.waitFor();
  }

  /** Kills the browser abruptly, as a power failure would. */
  killBrowser() {
    process.kill(this.browser.server.process().pid, 'SIGKILL');
  }

  /**
   * Suspends the browser's network process, which stops all requests, signalling and media in both
   * directions.
   */
  stopNetwork() {
    process.kill(networkProcessOf(this.browser.server.process().pid), 'SIGSTOP');
  }

  resumeNetwork() {
    process.kill(networkProcessOf(this.browser.server.process().pid), 'SIGCONT');
  }

  async start() {
    await this.portal.choose('setup:fields.questions', QUESTIONS);
    await this.#join(() => this.portal.button('setup:start').click());
  }

  async resume() {
    await this.#join(() => this.portal.button('setup:resumeInterview.action').click());
  }

  async #join(begin) {
    const opened = this.page.waitForRequest(
      (sent) => /\/interviews\/[^/]+\/(start|messages)/.test(sent.url()),
      { timeout: 60_000 },
    );
    await begin();
    const join = this.portal.button('interview:preJoin.join');
    const unmute = this.portal.button('interview:dock.unmute');
    // A candidate who resumes an interview skips the device check, so there is no join button.
    await join.or(unmute).first().waitFor({ timeout: 60_000 });
    if (await join.isVisible()) await join.click();
    this.interviewId ??= /\/interviews\/([^/]+)\//.exec((await opened).url())[1];
    await opened.catch(() => undefined);
    await unmute.click({ timeout: 60_000 });
  }

  /**
   * Returns all messages received from interviewers, with their arrival times. Messages from before
   * a reload are included.
   */
  async received() {
    const now = await this.page.evaluate(() => globalThis.chaos.received.splice(0)).catch(() => []);
    this.#received.push(...now);
    for (const { message } of now)
      if (message.data?.is_final && message.data.segment_id)
        this.announced.add(message.data.segment_id);
    return this.#received;
  }

  /**
   * Waits for an interviewer to give the candidate the floor after `since` and then go quiet.
   * @param since milliseconds since 1970
   */
  async waitForFloor(since, timeoutMs = 60_000) {
    await until('the interviewer asks something', timeoutMs, async () => {
      const last = (await this.received()).findLast(
        ({ message }) =>
          message.type === 'ai_speech_chunk' ||
          (message.type === 'ai_intent' && message.data.question_count),
      );
      return (
        last?.message.data.message === 'listening' &&
        last.message.data.question_number &&
        last.at > since &&
        Date.now() - last.at > QUIET_MS
      );
    });
  }

  /** Speaks the next answer and resolves when it ends. */
  async say() {
    const sound = answerSound(this.#answers);
    this.#answers += 1;
    await this.page.evaluate((base64) => globalThis.chaos.speak(base64), sound);
  }

  /** Waits for a final transcript of the candidate's speech that arrives after `since`. */
  async waitForAnswer(since, timeoutMs = 40_000) {
    await until('the answer is final', timeoutMs, async () =>
      (await this.received()).some(
        ({ at, message }) =>
          at > since && message.type === 'user_speech_chunk' && message.data.is_final,
      ),
    );
  }

  async answer() {
    const before = Date.now();
    await this.say();
    await this.waitForAnswer(before);
    return before;
  }

  /** Whether the page has received anything from the interviewer after `since` (ms since 1970). */
  async aliveSince(since) {
    const alive = await this.page.evaluate(() => globalThis.chaos.aliveAt ?? 0).catch(() => 0);
    return alive > since || (await this.received()).some(({ at }) => at > since);
  }

  /**
   * Whether every segment announced as final is in the stored transcript; false while the server is
   * down.
   */
  async allStored() {
    await this.received();
    const stored = await this.world.messages(this.interviewId);
    if (stored === null) return false;
    const ids = new Set(stored.map(({ metadata }) => metadata?.segmentId));
    return [...this.announced, ...this.world.announced(this.interviewId)].every((id) =>
      ids.has(id),
    );
  }

  /** Saves everything that might help to explain a failed run. */
  async keepEvidence(folder) {
    mkdirSync(folder, { recursive: true });
    const received = (await this.received()).map(
      ({ at, message }) => `${new Date(at).toISOString()} ${JSON.stringify(message)}`,
    );
    writeFileSync(join(folder, 'received.txt'), received.join('\n'));
    writeFileSync(join(folder, 'console.txt'), this.notes.join('\n'));
    writeFileSync(
      join(folder, 'stored.json'),
      JSON.stringify(await this.world.messages(this.interviewId), null, 1),
    );
    writeFileSync(
      join(folder, 'trace.txt'),
      this.world
        .trace(this.interviewId)
        .map((line) => JSON.stringify(line))
        .join('\n'),
    );
    await this.page
      .screenshot({ path: join(folder, 'page.png'), timeout: 5_000 })
      .catch(() => undefined);
  }

  async leave() {
    await this.received();
    await this.portal.leaveInterview();
  }

  async close() {
    await this.browser?.connected.close().catch(() => undefined);
    await this.browser?.server.kill().catch(() => undefined);
  }

  #notePost(sent) {
    if (sent.method() !== 'POST' || !/\/messages$/.test(sent.url())) return;
    const id = sent.postDataJSON()?.metadata?.segmentId;
    if (id) this.announced.add(id);
  }
}
