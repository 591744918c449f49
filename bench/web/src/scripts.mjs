/* global localStorage, navigator -- in functions that run in the page */
import { scriptFiles, watchRequests } from './visit.mjs';

/**
 * Describes how far each figure has changed since it was last recorded.
 * @param {{ login: number, room: number }} measured JavaScript (gzip, KB of 1000 bytes) loaded by
 *   the time the login form was usable, and by the time the page started to join the room
 * @param {{ login: number, room: number }} recorded the same figures from the last complete run of
 *   `npm run bench:web`
 */
export const changesSince = (measured, recorded) =>
  Object.entries(recorded).map(([name, before]) => {
    const now = measured[name];
    const change = ((now / before - 1) * 100).toFixed(1);
    return `${name}: ${now.toFixed(1)} KB of JavaScript, ${before.toFixed(1)} when last recorded (${now < before ? '' : '+'}${change} %)`;
  });

/**
 * Lists the scripts that the built site loads while a user signs in and starts an interview. The
 * room server doesn't need to be running.
 * @returns {Promise<{ login: string[], room: string[] }>} paths of the scripts loaded by the time
 *   the login form was usable, and by the time the page started to join the room
 */
export async function fetchedScripts(browser, site) {
  const context = await browser.newContext({
    locale: 'en-US',
    permissions: ['microphone', 'camera'],
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      localStorage.setItem('skip-pre-join', 'true');
      // Disables prefetching.
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const sent = await watchRequests(await context.newCDPSession(page));
    await page.goto(site.url, { waitUntil: 'commit' });
    await page.getByLabel('Email').waitFor({ state: 'visible' });
    const login = scriptFiles(sent(), site.folders);
    await page.getByLabel('Email').fill('layla.haddad@mail.example');
    await page.getByLabel('Password', { exact: true }).fill('a-password');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    // Wait for a WebSocket: only the room's code opens one, so that code has been loaded by then.
    const joining = page.waitForEvent('websocket');
    await page.getByRole('button', { name: 'Start Interview' }).click();
    await joining;
    return { login, room: scriptFiles(sent(), site.folders) };
  } finally {
    await context.close();
  }
}
