import type { Page, Route } from '@playwright/test';
import { fromEnvironment } from '../support/environment';
import { changedList } from '../support/signed-list';
import { preparePortal, type OpenOptions, type StubbedPortal } from '../support/stub/open-portal';
import { keptTicket } from '../support/stub/screens/account';
import { fetched, isPart, lazyFiles, rebuild } from './faults';
import { expect, test } from './test';

const { siteUrl, authRemoteUrl, interviewRemoteUrl } = fromEnvironment();
const REMOTES = `${siteUrl}/remotes.json`;

interface TamperedPage {
  tampered?: boolean;
}
const TAMPERED = 'globalThis.tampered=true;';
const ranTampered = (page: Page) =>
  page.evaluate(
    () =>
      (globalThis as TamperedPage).tampered === true ||
      getComputedStyle(document.body).outlineStyle === 'dotted',
  );

/** Returns a route handler that changes the content of the server's response. */
const changed = (change: (content: string) => string) => async (route: Route) => {
  const said = await fetched(route);
  if (said !== null) await route.fulfill({ response: said.response, body: change(said.text) });
};

/**
 * Serves a modified list with a correct signature, so that the list can only be rejected because of
 * the modification.
 */
const listed = (change: (listing: string) => string) =>
  changed((listing) => changedList(listing, change));

/**
 * Expects the login to be refused, and the page to report the reason `why`. For a file blocked by
 * the browser's integrity check, the page reports the same reason as for a missing file.
 */
async function refused(portal: StubbedPortal, why: string): Promise<void> {
  await expect(portal.heading('shell:fallback.title.login')).toBeVisible();
  expect(await ranTampered(portal.page)).toBe(false);
  await expect
    .poll(() => portal.servers.calls('clientErrors').map(({ json }) => JSON.stringify(json))[0])
    .toContain(`auth/AuthScreen: ${why}: `);
}

const SCRIPTS = [
  ['entry', 'entry'],
  ['exposed chunk', 'exposed chunk'],
] as const;

for (const [name, part] of SCRIPTS) {
  test(`${name} does not run if tampered with`, async ({ page }) => {
    const portal = await preparePortal(page);
    await page.route(
      (url) => isPart(part, 'AuthScreen', url.href),
      changed((code) => TAMPERED + code),
    );
    await portal.open();
    await refused(portal, 'unreachable');
  });
}

test('the same change runs if every hash matches it, so the hashes are what refuses it', async ({
  page,
}) => {
  const portal = await preparePortal(page);
  const rebuilt = await rebuild(
    authRemoteUrl,
    (url) => isPart('exposed chunk', 'AuthScreen', url),
    (code) => TAMPERED + code,
  );
  await page.route(`${authRemoteUrl}/**`, (route) => rebuilt.answer(route));
  await page.route(
    REMOTES,
    changed((listing) => rebuilt.signed(listing)),
  );
  await portal.open();
  await expect(portal.button('auth:login.submit')).toBeVisible();
  expect(await ranTampered(page)).toBe(true);
});

test('a tampered style sheet is not applied, and its part is not shown without it', async ({
  page,
}) => {
  const portal = await preparePortal(page);
  await page.route(
    (url) => isPart('style sheet', 'AuthScreen', url.href),
    changed((css) => `${css}body{outline:1px dotted red}`),
  );
  await portal.open();
  await refused(portal, 'unreachable');
});

test('a tampered manifest is refused', async ({ page }) => {
  const portal = await preparePortal(page);
  await page.route(
    (url) => isPart('manifest', 'AuthScreen', url.href),
    changed((manifest) => `${manifest} `),
  );
  await portal.open();
  await refused(portal, 'unreachable');
});

test('hashes changed in the manifest to fit a tampered entry are refused', async ({ page }) => {
  const portal = await preparePortal(page);
  const rebuilt = await rebuild(
    authRemoteUrl,
    (url) => isPart('entry', 'AuthScreen', url),
    (code) => TAMPERED + code,
  );
  await page.route(`${authRemoteUrl}/**`, (route) => rebuilt.answer(route));
  await portal.open();
  await refused(portal, 'unreachable');
});

test('a file without a hash is refused even if the manifest is the listed one', async ({
  page,
}) => {
  const portal = await preparePortal(page);
  const rebuilt = await rebuild(
    authRemoteUrl,
    (url) => isPart('manifest', 'AuthScreen', url),
    (text) => {
      const manifest = JSON.parse(text) as { integrity: Record<string, string> };
      manifest.integrity = Object.fromEntries(
        Object.entries(manifest.integrity).filter(([file]) => !file.startsWith('remoteEntry')),
      );
      return JSON.stringify(manifest);
    },
  );
  await page.route(`${authRemoteUrl}/**`, (route) => rebuilt.answer(route));
  await page.route(
    REMOTES,
    changed((listing) => rebuilt.signed(listing)),
  );
  await portal.open();
  await refused(portal, 'refused');
});

test('an entry without integrity is refused', async ({ page }) => {
  const portal = await preparePortal(page);
  await page.route(
    REMOTES,
    listed((listing) => listing.replaceAll(/"integrity":"[^"]*",?/g, '')),
  );
  await portal.open();
  await refused(portal, 'refused');
});

test('an entry with an unlisted origin is refused, and nothing is requested from it', async ({
  page,
}) => {
  const portal = await preparePortal(page);
  const asked: string[] = [];
  await page.route('http://elsewhere.example/**', (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await page.route(
    REMOTES,
    listed((listing) => listing.replace(authRemoteUrl, 'http://elsewhere.example')),
  );
  await portal.open();
  await refused(portal, 'refused');
  expect(asked).toEqual([]);
});

test('an entry with an incompatible contract is refused, and none of its files are fetched', async ({
  page,
}) => {
  const portal = await preparePortal(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(authRemoteUrl)) asked.push(request.url());
  });
  await page.route(
    REMOTES,
    listed((listing) => listing.replaceAll(/"contract":"[^"]*"/g, '"contract":"99.0.0"')),
  );
  // Remove the real server's `link` header, which would preload the files named in the real list.
  await page.route(`${siteUrl}/`, async (route) => {
    const response = await route.fetch();
    const { link: _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await portal.open();
  await refused(portal, 'incompatible');
  expect(asked).toEqual([]);
});

test('a tampered lazy chunk does not run', async ({ page }) => {
  const portal = await preparePortal(page, { sessionStorage: keptTicket() });
  await portal.open();
  await portal.button('auth:feedback.action').click();
  await expect(portal.heading('report:competencies')).toBeVisible();
  const isLazy = await lazyFiles(interviewRemoteUrl);
  const asked: string[] = [];
  await page.route(
    ({ href }) => isLazy(href),
    (route) => {
      asked.push(route.request().url());
      return changed((code) => TAMPERED + code)(route);
    },
  );
  await portal.askForPdf();
  await expect(page.getByText(portal.say('interview:transcript.pdfFailed'))).toBeVisible();
  expect(asked.length).toBeGreaterThan(0);
  expect(await ranTampered(page)).toBe(false);
});

const preview: OpenOptions = {
  config: (config) => ({ ...config, federation: { ...config.federation, environment: 'preview' } }),
};
const OVERRIDE = `/?remote.auth=${encodeURIComponent(`${authRemoteUrl}/mf-manifest.json`)}`;
const note = (portal: StubbedPortal) =>
  portal.page.getByRole('complementary', { name: portal.say('shell:preview') });

test('in a preview the URL may choose a manifest of a listed origin; the page says so and forgets it on the next visit', async ({
  page,
}) => {
  const portal = await preparePortal(page, preview);
  await page.goto(OVERRIDE);
  await expect(portal.button('auth:login.submit')).toBeVisible();
  await expect(note(portal)).toContainText('auth');
  await page.goto('/');
  await expect(portal.button('auth:login.submit')).toBeVisible();
  await expect(note(portal)).toHaveCount(0);
});

test('in a preview the URL may not choose another origin', async ({ page }) => {
  const portal = await preparePortal(page, preview);
  const asked: string[] = [];
  await page.route('http://elsewhere.example/**', (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await page.goto('/?remote.auth=http://elsewhere.example/mf-manifest.json');
  await expect(portal.button('auth:login.submit')).toBeVisible();
  await expect(note(portal)).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('in production the URL chooses nothing', async ({ page }) => {
  const portal = await preparePortal(page);
  await page.goto(OVERRIDE);
  await expect(portal.button('auth:login.submit')).toBeVisible();
  await expect(note(portal)).toHaveCount(0);
});
