import { expect, test, type Page } from '@playwright/test';
import { preparePortal, type OpenOptions, type StubbedPortal } from '../support/stub/open-portal';

/**
 * Time after which the browser will have warned about any unused preloads (ms): "… was preloaded
 * using link preload but not used within a few seconds from the window's load event".
 */
const NOT_USED_AFTER_MS = 6_000;

interface Watched {
  asked: string[];
  said: string[];
}

/** Records what the page requests (except API calls), and the browser's preload warnings. */
function watch(page: Page): Watched {
  const watched: Watched = { asked: [], said: [] };
  page.on('request', (request) => {
    if (/\.(js|css|json|woff2)$/.test(new URL(request.url()).pathname))
      watched.asked.push(request.url());
  });
  page.on('console', (message) => {
    if (/preload/.test(message.text())) watched.said.push(message.text());
  });
  return watched;
}
const twice = (urls: string[]) => urls.filter((url, index) => urls.indexOf(url) !== index);
const MAIN = /\/assets\/main\.[^/]*\.js$/;

const FIRST_SCREENS: [string, OpenOptions, RegExp[], (portal: StubbedPortal) => Promise<void>][] = [
  [
    'login',
    {},
    [/\/en-US\/auth\.json$/, /AuthScreen\.[^/]*\.js$/, /AuthScreen\.[^/]*\.css$/],
    (portal) => expect(portal.button('auth:login.submit')).toBeVisible(),
  ],
  [
    'login in Arabic',
    { language: 'ar-SA' },
    [/\/ar-SA\/auth\.json$/, /\/ar-SA\/shell\.json$/, /AuthScreen\.[^/]*\.js$/],
    (portal) => expect(portal.button('auth:login.submit')).toBeVisible(),
  ],
  [
    'setup, for who is signed in',
    { signedIn: true },
    [/\/en-US\/setup\.json$/, /Setup\.[^/]*\.js$/, /Setup\.[^/]*\.css$/],
    (portal) => expect(portal.button('setup:start')).toBeVisible(),
  ],
];

for (const [name, options, files, shown] of FIRST_SCREENS) {
  test(
    `${name}: a second visit requests every file before the main script arrives, each once, and uses it`,
    { tag: '@slow' },
    async ({ page }) => {
      const portal = await preparePortal(page, options);
      // Keep the page from prefetching the next screen, which this visit does not open.
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      );
      await portal.open();
      await shown(portal);
      // Leave the page, so that late requests from the first visit don't count as part of the
      // second.
      await page.goto('about:blank');
      const watched = watch(page);
      let release = () => undefined as void;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(MAIN, async (route) => {
        await released;
        await route.continue();
      });
      const opened = page.goto('/', { waitUntil: 'commit' });
      for (const file of [...files, /\/mf-manifest\.json$/, /\/remoteEntry\.[^/]*\.js$/]) {
        await expect
          .poll(() => watched.asked.filter((url) => file.test(url)).length, {
            message: String(file),
          })
          .toBe(1);
      }
      release();
      await opened;
      await shown(portal);
      expect(twice(watched.asked)).toEqual([]);
      await page.waitForTimeout(NOT_USED_AFTER_MS);
      expect(watched.said).toEqual([]);
    },
  );
}

test('a first visit preloads the login', async ({ page }) => {
  const portal = await preparePortal(page);
  const watched = watch(page);
  await portal.open();
  await expect(portal.button('auth:login.submit')).toBeVisible();
  const at = (file: RegExp) => watched.asked.findIndex((url) => file.test(url));
  // The page's `link` header must make the browser request the login's files before the main
  // script.
  expect(at(/AuthScreen\.[^/]*\.js$/)).toBeGreaterThanOrEqual(0);
  expect(at(/AuthScreen\.[^/]*\.js$/)).toBeLessThan(at(MAIN));
  expect(twice(watched.asked)).toEqual([]);
});
