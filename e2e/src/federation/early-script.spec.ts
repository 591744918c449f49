import { expect, test, type Page, type Route } from '@playwright/test';
import { preparePortal, type OpenOptions, type StubbedPortal } from '../stub/open-portal';

const EARLY = /\/assets\/early\.[^/]*\.js$/;
/** The browser says of a file that nobody took "… was preloaded using link preload but not used within a few seconds from the window's load event". */
const NOT_USED_AFTER_MS = 6_000;

interface Watched { asked: string[]; said: string[] }

/** What the page asks for (without its servers' answers), and what the browser says of preloads. */
function watch(page: Page): Watched {
  const watched: Watched = { asked: [], said: [] };
  page.on('request', (request) => { if (/\.(js|css|json|woff2)$/.test(new URL(request.url()).pathname)) watched.asked.push(request.url()); });
  page.on('console', (message) => { if (/preload/.test(message.text())) watched.said.push(message.text()); });
  return watched;
}
/** An answer that waits until it is released. */
function held() {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => { release = resolve; });
  return { release: () => release(), handler: async (route: Route) => { await released; await route.continue(); } };
}
const twice = (urls: string[]) => urls.filter((url, index) => urls.indexOf(url) !== index);

const FIRST_SCREENS: [string, OpenOptions, (portal: StubbedPortal) => Promise<void>][] = [
  ['login', {}, (portal) => expect(portal.button('auth:login.submit')).toBeVisible()],
  ['login in Arabic', { language: 'ar-SA' }, (portal) => expect(portal.button('auth:login.submit')).toBeVisible()],
  ['setup, for who is signed in', { signedIn: true }, (portal) => expect(portal.button('setup:start')).toBeVisible()],
];

for (const [name, options, shown] of FIRST_SCREENS) {
  test(`${name}: nothing is asked for twice, and nothing is preloaded that is not used`, async ({ page }) => {
    const portal = await preparePortal(page, options);
    // So that the next screen is not fetched ahead, which is not used yet.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    const watched = watch(page);
    await portal.open();
    await shown(portal);
    expect(twice(watched.asked)).toEqual([]);
    await page.waitForTimeout(NOT_USED_AFTER_MS);
    expect(watched.said).toEqual([]);
  });
}

test('the login and its texts are asked for before the main script has come', async ({ page }) => {
  const portal = await preparePortal(page);
  const watched = watch(page);
  const main = held();
  await page.route(/\/assets\/main\.[^/]*\.js$/, main.handler);
  const opened = page.goto('/', { waitUntil: 'commit' });
  for (const file of [/\/locales\/en-US\/auth\.json$/, /\/mf-manifest\.json$/, /\/remoteEntry\.[^/]*\.js$/, /AuthScreen\.[^/]*\.js$/, /AuthScreen\.[^/]*\.css$/]) {
    await expect.poll(() => watched.asked.filter((url) => file.test(url)).length, { message: String(file) }).toBe(1);
  }
  main.release();
  await opened;
  await expect(portal.button('auth:login.submit')).toBeVisible();
  expect(twice(watched.asked)).toEqual([]);
});

test('the login comes where the early script is missing, or is another than was built', async ({ page }) => {
  const portal = await preparePortal(page);
  for (const answer of [{ status: 404, body: 'no' }, { status: 200, contentType: 'text/javascript', body: 'throw new Error("x")' }]) {
    await page.route(EARLY, (route) => route.fulfill(answer));
    await portal.open();
    await expect(portal.button('auth:login.submit')).toBeVisible();
    await page.unroute(EARLY);
  }
});

test('an early script that comes after the main one asks for nothing again', async ({ page }) => {
  const portal = await preparePortal(page);
  const watched = watch(page);
  const late = held();
  await page.route(EARLY, late.handler);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(portal.button('auth:login.submit')).toBeVisible();
  const ran = page.waitForEvent('requestfinished', (request) => EARLY.test(request.url()));
  late.release();
  await ran;
  await page.waitForLoadState('load');
  expect(twice(watched.asked)).toEqual([]);
});
