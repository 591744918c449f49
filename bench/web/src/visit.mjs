/* global document, localStorage, MutationObserver, PerformanceObserver -- in functions that run in the page */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * The "Fast 4G" profile in Chrome's DevTools (front_end/core/sdk/NetworkManager.ts): 9 Mbit/s down,
 * 1.5 Mbit/s up, 60 ms latency. As in DevTools, throughput is multiplied by 0.9 and latency by
 * 2.75.
 */
const FAST_4G = {
  offline: false,
  downloadThroughput: (9_000_000 / 8) * 0.9,
  uploadThroughput: (1_500_000 / 8) * 0.9,
  latency: 60 * 2.75,
};
/**
 * CPU slowdown factor that simulates a mid-tier phone on a desktop; Lighthouse uses the same
 * factor.
 */
const CPU_SLOWDOWN = 4;
/**
 * Minimum duration of the events that the browser reports (ms). Browsers round durations to
 * multiples of 8 ms (Event Timing API).
 */
const EVENT_THRESHOLD_MS = 16;
const STEP_TIMEOUT_MS = 60_000;

/**
 * Runs in the page before its first script. Records the browser's own paint and input timing, and
 * the time when the email field appeared.
 */
function watchPage(threshold) {
  const seen = { lcp: 0, inp: 0, field: 0 };
  globalThis.__bench = seen;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries())
      if (interactionId) seen.inp = Math.max(seen.inp, duration);
  }).observe({ type: 'event', durationThreshold: threshold, buffered: true });
  new MutationObserver((_, observer) => {
    if (!document.querySelector('input[type=email]')) return;
    seen.field = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

/**
 * Records the page's requests. Returns a function that lists them in order, with the bytes
 * transferred for each.
 */
export async function watchRequests(session) {
  const requests = new Map();
  session.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) =>
    requests.set(requestId, { url: request.url, type, bytes: 0, sentMs: timestamp * 1_000 }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = requests.get(requestId);
    if (known) known.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  return () => [...requests.values()].filter(({ url }) => url.startsWith('http'));
}

/**
 * Returns the file path of each requested script, in the folder of the build that served it,
 * without duplicates.
 * @returns {string[]} paths
 */
export function scriptFiles(requests, folders) {
  const scripts = new Set(
    requests.map(({ url }) => url.split(/[?#]/)[0]).filter((url) => url.endsWith('.js')),
  );
  return [...scripts].map((url) => {
    const { origin, pathname } = new URL(url);
    return join(folders.get(origin), pathname);
  });
}

/** Returns the total gzip size of files (KB of 1000 bytes). */
export const gzipKb = (files) =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0) / 1_000;

/** Returns the time from a click until its result is visible (ms). */
async function timed(press, arrived) {
  const from = performance.now();
  await press();
  await arrived().waitFor({ state: 'visible', timeout: STEP_TIMEOUT_MS });
  return performance.now() - from;
}

/**
 * Makes one visit with an empty cache: login, setup, room.
 * @returns {Promise<import('./summary').Visit>}
 */
export async function visit(browser, site) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    permissions: ['microphone', 'camera'],
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchPage, EVENT_THRESHOLD_MS);
    await page.addInitScript(() => localStorage.setItem('skip-pre-join', 'true'));
    const session = await context.newCDPSession(page);
    const sent = await watchRequests(session);
    await session.send('Network.emulateNetworkConditions', FAST_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });

    await page.goto(site.url, { waitUntil: 'commit' });
    const email = page.getByLabel('Email');
    await email.waitFor({ state: 'visible', timeout: STEP_TIMEOUT_MS });
    await email.focus();
    await page.keyboard.press('l');
    if ((await email.inputValue()) !== 'l')
      throw new Error('the email field did not accept what was typed');
    await page.waitForTimeout(300);
    const { lcp, inp, field } = await page.evaluate(() => globalThis.__bench);
    // Exclude files prefetched after the login form appeared. Request times are
    // made relative to the first request, as `field` is.
    const all = sent();
    const untilUsable = all.filter(({ sentMs }) => sentMs - all[0].sentMs <= field);
    await page.keyboard.type('ayla.haddad@mail.example');
    await page.getByLabel('Password', { exact: true }).fill('a-password');

    const setupMs = await timed(
      () => page.getByRole('button', { name: 'Login', exact: true }).click(),
      () => page.getByRole('button', { name: 'Start Interview' }),
    );
    // Wait as long as a person making a quick choice would. Meanwhile, the page may prefetch files.
    await page.waitForTimeout(3_000);
    const roomMs = await timed(
      () => page.getByRole('button', { name: 'Start Interview' }).click(),
      () => page.getByRole('button', { name: 'Leave Interview' }).first(),
    );
    return {
      loginJsGzKb: gzipKb(scriptFiles(untilUsable, site.folders)),
      roomJsGzKb: gzipKb(scriptFiles(sent(), site.folders)),
      requests: untilUsable.length,
      bytes: untilUsable.reduce((sum, { bytes }) => sum + bytes, 0),
      lcpMs: lcp,
      inpMs: Math.max(inp, EVENT_THRESHOLD_MS),
      usableMs: field,
      setupMs,
      roomMs,
    };
  } finally {
    await context.close();
  }
}
