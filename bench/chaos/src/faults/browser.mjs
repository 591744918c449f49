/* global TextEncoder */
import { SignJWT } from 'jose';
import { setTimeout as sleep } from 'node:timers/promises';

/** Time until the candidate returns after a browser crash (ms). */
const AWAY_MS = 10_000;
const OFFLINE_MS = 60_000;
const all = (candidates, run) => Promise.all(candidates.map(run));

/**
 * Replaces the page's token with an expired one in all API requests, so that the rejections come
 * from the real servers. Stops once the page has a new token.
 */
async function endToken(candidate, secret) {
  let ended = null;
  await candidate.page.route('**/api/**', async (route) => {
    const headers = route.request().headers();
    const bearer = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
    ended ??= bearer ?? null;
    candidate.tokenRenewed ||= bearer !== undefined && bearer !== ended;
    if (bearer === undefined || bearer !== ended) return route.continue();
    const claims = JSON.parse(Buffer.from(bearer.split('.')[1], 'base64url').toString());
    const header = JSON.parse(Buffer.from(bearer.split('.')[0], 'base64url').toString());
    const now = Math.floor(Date.now() / 1_000);
    const late = await new SignJWT({ ...claims, iat: now - 1_000, exp: now - 60 })
      .setProtectedHeader(header)
      .sign(new TextEncoder().encode(secret));
    return route.continue({ headers: { ...headers, authorization: `Bearer ${late}` } });
  });
}

export const BROWSER_FAULTS = [
  {
    name: 'page-refresh',
    asksAgain: true,
    async happens({ candidates }) {
      const from = Date.now();
      await all(candidates, async (candidate) => {
        await candidate.received();
        await candidate.page.reload();
        await candidate.resume();
      });
      return from;
    },
  },
  {
    name: 'browser-killed',
    asksAgain: true,
    async happens({ candidates }) {
      await all(candidates, (candidate) => candidate.received());
      for (const candidate of candidates) candidate.killBrowser();
      await sleep(AWAY_MS);
      const from = Date.now();
      for (const candidate of candidates) {
        await candidate.openBrowser();
        await candidate.resume();
      }
      return from;
    },
  },
  {
    // Old messages may still arrive after this fault, so only a new `connection` message from the
    // interviewer counts as recovery.
    name: 'network-gone-60s',
    speaking: true,
    asksAgain: true,
    recovered: async (candidate, from) =>
      (await candidate.received()).some(
        ({ at, message }) => at > from && message.type === 'connection',
      ),
    async happens({ candidates }) {
      for (const candidate of candidates) candidate.stopNetwork();
      await sleep(OFFLINE_MS);
      for (const candidate of candidates) candidate.resumeNetwork();
      return Date.now();
    },
  },
  {
    name: 'token-expired',
    speaking: true,
    recovered: async ({ tokenRenewed }) => tokenRenewed === true,
    async happens({ world, candidates }) {
      await all(candidates, (candidate) => endToken(candidate, world.secrets.JWT_SECRET));
      return Date.now();
    },
  },
  {
    name: 'microphone-swapped',
    recovered: ({ page }) =>
      page.evaluate(() => globalThis.chaos.tracks.some(({ readyState }) => readyState === 'live')),
    async happens({ candidates }) {
      const from = Date.now();
      await all(candidates, ({ page }) =>
        page.evaluate(() => globalThis.chaos.pullOutMicrophone()),
      );
      return from;
    },
  },
];
