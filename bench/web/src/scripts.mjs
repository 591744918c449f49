/* global localStorage, navigator -- in functions that run in the page */
import { scriptFiles, watchRequests } from './visit.mjs';

/**
 * What became of each figure since it was last recorded, in words.
 * @param {{ login: number, room: number }} measured JavaScript (gzip, KB of 1000 bytes) that was fetched until the login could be typed into, and
 *   until the room was being joined.
 * @param {{ login: number, room: number }} recorded the same, of the last whole run of `npm run bench:web`.
 */
export const changesSince = (measured, recorded) =>
  Object.entries(recorded).map(([name, before]) => {
    const now = measured[name];
    const change = ((now / before - 1) * 100).toFixed(1);
    return `${name}: ${now.toFixed(1)} KB of JavaScript, ${before.toFixed(1)} when last recorded (${now < before ? '' : '+'}${change} %)`;
  });

/**
 * Opens the built site, signs in and starts an interview; the room's own server may be down.
 * @returns {Promise<{ login: string[], room: string[] }>} paths of the scripts fetched until the login could be typed into, and until the room was being joined.
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
      // Nothing is fetched ahead of what is shown.
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const sent = await watchRequests(await context.newCDPSession(page));
    await page.goto(site.url, { waitUntil: 'commit' });
    await page.getByLabel('Email').waitFor({ state: 'visible' });
    const login = scriptFiles(sent(), site.folders);
    await page.getByLabel('Email').fill('layla.haddad@mail.example');
    await page.getByLabel('Password', { exact: true }).fill('a-password');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    // The room's code speaks to the room server: all of it is there.
    const joining = page.waitForEvent('websocket');
    await page.getByRole('button', { name: 'Start Interview' }).click();
    await joining;
    return { login, room: scriptFiles(sent(), site.folders) };
  } finally {
    await context.close();
  }
}
