import type { Page } from '@playwright/test';
import { clientErrorSchema, type ClientError } from '@portal/protocol';
import { fromEnvironment } from '../support/environment';
import { signedList } from '../support/signed-list';
import { preparePortal, type StubbedPortal } from '../support/stub/open-portal';
import { expect, test } from './test';

const { siteUrl, authRemoteUrl } = fromEnvironment();
const REMOTES = `${siteUrl}/remotes.json`;
const VERSION = '9.0.0-canary';
const PERCENT = 30;
// To find a visitor's bucket for `auth`, hash `<id>/auth` with SHA-256 and take the first eight
// hexadecimal digits modulo 100.
/** A visitor in the last bucket that gets the canary. */
const INSIDE = '00000000000000000000000000000013';
/** A visitor in the first bucket that does not get the canary. */
const OUTSIDE = '000000000000000000000000000000fa';

interface List {
  serial: number;
  signature: string;
  remotes: { name: string; version: string }[];
}

/** Prepares the site with a canary of `auth`, which serves the same files from another folder. */
async function withCanary(page: Page, visitor: string | null) {
  const portal = await preparePortal(page);
  const asked = { canary: 0 };
  page.on('request', (request) => {
    // The page's `link` header preloads the stable files for everyone, so count only the canary's
    // files.
    if (/\/canary\/.*AuthScreen\.[^/]*\.js/.test(request.url())) asked.canary += 1;
  });
  const state = { broken: false };
  await page.route(`${authRemoteUrl}/canary/**`, async (route) => {
    if (state.broken) return route.abort();
    const url = route.request().url().replace('/canary/', '/');
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await page.route(REMOTES, async (route) => {
    const response = await route.fetch();
    const { signature: _, ...list } = (await response.json()) as List;
    const remotes = list.remotes.map(({ name, ...release }) =>
      name === 'auth'
        ? {
            name,
            ...release,
            canary: {
              ...release,
              percent: PERCENT,
              manifest: `${authRemoteUrl}/canary/mf-manifest.json`,
              version: VERSION,
            },
          }
        : { name, ...release },
    );
    await route.fulfill({ response, body: signedList({ ...list, remotes }) });
  });
  if (visitor !== null)
    await page.addInitScript((id) => localStorage.setItem('visitor-id', id), visitor);
  return { portal, asked, state };
}
const shown = (portal: StubbedPortal) => expect(portal.button('auth:login.submit')).toBeVisible();
const reportsOf = (portal: StubbedPortal): ClientError[] =>
  portal.servers.calls('clientErrors').map(({ json }) => clientErrorSchema.parse(json));

/**
 * Throws an error on the page and returns what the resulting error report says about the auth
 * remote. Ignores other remotes, because the one for the next step may have been loaded too.
 */
async function reportedOfAuth(portal: StubbedPortal) {
  await portal.page.evaluate(() => {
    setTimeout(() => {
      throw new RangeError('on purpose');
    });
  });
  await expect.poll(() => reportsOf(portal).length).toBe(1);
  return reportsOf(portal)[0]?.loaded.filter(({ name }) => name === 'auth');
}

test('a visitor in the share gets the canary on every visit, and error reports name it', async ({
  page,
}) => {
  const { portal, asked } = await withCanary(page, INSIDE);
  for (let visits = 1; visits <= 3; visits += 1) {
    await portal.open();
    await shown(portal);
    expect(asked).toEqual({ canary: visits });
  }
  expect(await reportedOfAuth(portal)).toEqual([{ name: 'auth', version: VERSION, canary: true }]);
});

test('a visitor outside the share gets the stable version on every visit, and error reports name it', async ({
  page,
}) => {
  const { portal, asked } = await withCanary(page, OUTSIDE);
  for (let visits = 1; visits <= 3; visits += 1) {
    await portal.open();
    await shown(portal);
    expect(asked).toEqual({ canary: 0 });
  }
  const { remotes } = (await (await page.request.get(REMOTES)).json()) as List;
  const version = remotes.find(({ name }) => name === 'auth')?.version;
  expect(await reportedOfAuth(portal)).toEqual([{ name: 'auth', version }]);
});

test('a new visitor gets an id and keeps it', async ({ page }) => {
  const { portal } = await withCanary(page, null);
  const id = () => page.evaluate(() => localStorage.getItem('visitor-id'));
  await portal.open();
  await shown(portal);
  const first = await id();
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  await page.reload();
  await shown(portal);
  expect(await id()).toBe(first);
});

test('a canary that fails to load is reported and replaced by the stable version', async ({
  page,
}) => {
  const { portal, asked, state } = await withCanary(page, INSIDE);
  state.broken = true;
  await portal.open();
  await expect(portal.heading('shell:fallback.title.login')).toBeVisible();
  await shown(portal);
  expect(asked).toEqual({ canary: 0 });
  await expect.poll(() => reportsOf(portal).length).toBe(1);
  expect(reportsOf(portal)[0]).toMatchObject({
    kind: 'loader',
    module: 'auth/AuthScreen',
    remote: { name: 'auth', version: VERSION, canary: true },
  });
});
