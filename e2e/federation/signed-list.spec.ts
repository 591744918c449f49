import type { Page } from '@playwright/test';
import { generateKeyPairSync } from 'node:crypto';
import { fromEnvironment } from '../support/environment';
import { signedList } from '../support/signed-list';
import { preparePortal, type StubbedPortal } from '../support/stub/open-portal';
import { expect, test } from './test';

const { siteUrl, authRemoteUrl } = fromEnvironment();
const REMOTES = `${siteUrl}/remotes.json`;

interface List {
  serial: number;
  signature: string;
  remotes: { name: string; manifest: string; version: string }[];
}
const serverList = async (page: Page) => (await (await page.request.get(REMOTES)).json()) as List;

/** Serves `body` as the list of remotes from now on. */
async function serve(page: Page, body: string): Promise<void> {
  await page.unroute(REMOTES);
  await page.route(REMOTES, (route) => route.fulfill({ contentType: 'application/json', body }));
}
/**
 * Returns the list with the login remote moved to another folder and the changes in `more` applied.
 */
const moved = ({ signature: _, ...list }: List, more: Partial<List> = {}) => ({
  ...list,
  remotes: list.remotes.map((line) =>
    line.name === 'auth'
      ? { ...line, manifest: `${authRemoteUrl}/moved/mf-manifest.json`, version: 'moved' }
      : line,
  ),
  ...more,
});

/** Sets up the page, and records its requests to the remote's new folder, `moved`. */
async function prepared(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${authRemoteUrl}/moved/`)) asked.push(request.url());
  });
  // Serve the remote's files from the new folder too.
  await page.route(`${authRemoteUrl}/moved/**`, async (route) =>
    route.fulfill({
      response: await route.fetch({ url: route.request().url().replace('/moved/', '/') }),
    }),
  );
  return { portal: await preparePortal(page), asked };
}
const failed = (portal: StubbedPortal) =>
  expect(portal.heading('shell:startFailure.title')).toBeVisible();
const shown = (portal: StubbedPortal) => expect(portal.button('auth:login.submit')).toBeVisible();

test('the served list is signed, and the page accepts it', async ({ page }) => {
  const { portal } = await prepared(page);
  expect(await serverList(page)).toMatchObject({
    serial: expect.any(Number),
    signature: expect.stringMatching(/^[\w+/]{86}==$/),
  });
  await portal.open();
  await shown(portal);
});

for (const [name, forged] of [
  [
    'was changed without a new signature',
    (list: List) => JSON.stringify({ ...list, ...moved(list), signature: list.signature }),
  ],
  [
    'is signed with another key',
    (list: List) => signedList(moved(list), generateKeyPairSync('ed25519').privateKey),
  ],
  ['lost its signature', (list: List) => JSON.stringify(moved(list))],
  [
    'has a new serial without a new signature',
    (list: List) => JSON.stringify({ ...list, serial: list.serial + 1 }),
  ],
] as const) {
  test(`a list that ${name} is refused with a reason until the genuine one is back`, async ({
    page,
  }) => {
    const { portal, asked } = await prepared(page);
    await serve(page, forged(await serverList(page)));
    await portal.open();
    await failed(portal);
    await expect(
      page.getByText(/\/remotes\.json (was changed|lacks a valid signature)/),
    ).toBeAttached();
    expect(asked).toEqual([]);
    await page.unroute(REMOTES);
    await portal.button('common:tryAgain').click();
    await shown(portal);
  });
}

test('an older list is not accepted after a newer one, which stays in use', async ({ page }) => {
  const { portal, asked } = await prepared(page);
  const list = await serverList(page);
  await serve(page, signedList(moved(list, { serial: list.serial + 1 })));
  await portal.open();
  await shown(portal);
  expect(asked.length).toBeGreaterThan(0);
  // Serve the server's own list again. It is correctly signed but too old, so the page must keep
  // the newer list.
  await page.unroute(REMOTES);
  asked.length = 0;
  await page.reload();
  await shown(portal);
  expect(asked.length).toBeGreaterThan(0);
});

test('a rollback has a new serial and is accepted', async ({ page }) => {
  const { portal, asked } = await prepared(page);
  const { signature: _, ...list } = await serverList(page);
  await serve(page, signedList(moved({ ...list, signature: '' }, { serial: list.serial + 1 })));
  await portal.open();
  await shown(portal);
  asked.length = 0;
  await serve(page, signedList({ ...list, serial: list.serial + 2 }));
  await page.reload();
  await shown(portal);
  expect(asked).toEqual([]);
});

test("a page with a failed part doesn't accept a forged list as a new release", async ({
  page,
}) => {
  const { portal, asked } = await prepared(page);
  const list = await serverList(page);
  await page.route(`${authRemoteUrl}/mf-manifest.json*`, (route) => route.abort());
  let lists = 0;
  await page.route(REMOTES, (route) => {
    lists += 1;
    return lists === 1
      ? route.continue()
      : route.fulfill({
          contentType: 'application/json',
          body: JSON.stringify({ ...moved(list), signature: list.signature }),
        });
  });
  await portal.open();
  await expect(portal.heading('shell:fallback.title.login')).toBeVisible();
  await expect.poll(() => lists).toBeGreaterThan(1);
  expect(asked).toEqual([]);
});
