import { expect, test, type Page } from '@playwright/test';
import { clientErrorSchema, MAIN_API, type ClientError } from '@portal/protocol';
import { readFile } from 'node:fs/promises';
import { fromEnvironment } from '../support/environment';
import { preparePortal, type OpenOptions } from '../support/stub/open-portal';

const { mainApiUrl, authRemoteUrl, onboardingRemoteUrl, siteLog } = fromEnvironment();

/** Prepares the stubbed portal, but sends error reports to the real main API. */
async function prepareReporting(page: Page, options: OpenOptions = {}) {
  const portal = await preparePortal(page, options);
  await page.route(`${mainApiUrl}${MAIN_API.clientErrors}`, (route) => route.continue());
  return portal;
}

/** Returns the error reports in the main API's log so far. */
async function reports(): Promise<ClientError[]> {
  const lines = (await readFile(siteLog, 'utf8'))
    .split('\n')
    .filter((line) => line.includes('"client error"'));
  return lines.map((line) =>
    clientErrorSchema.parse((JSON.parse(line) as { clientError: unknown }).clientError),
  );
}

/** Waits until exactly one report satisfies the condition, and returns it. */
async function theReport(known: (report: ClientError) => boolean): Promise<ClientError> {
  await expect.poll(async () => (await reports()).filter(known).length).toBe(1);
  return (await reports()).find(known) as ClientError;
}

async function listedVersion(page: Page, name: string): Promise<string | undefined> {
  const { remotes } = (await (await page.request.get('/remotes.json')).json()) as {
    remotes: { name: string; version: string }[];
  };
  return remotes.find((remote) => remote.name === name)?.version;
}

test('a remote that fails to load is logged once, with its version and the reference the user sees', async ({
  page,
}) => {
  let tries = 0;
  await page.route(`${authRemoteUrl}/**`, (route) => {
    tries += 1;
    return route.abort();
  });
  const portal = await prepareReporting(page, { language: 'ar-SA' });
  await portal.open();
  await expect(portal.heading('shell:fallback.title.login')).toBeVisible();
  await page.locator('details summary').click();
  const shown = page.locator('details bdi');
  const reference = await shown.innerText();

  const report = await theReport((one) => one.reference === reference);
  expect(report).toMatchObject({
    kind: 'loader',
    module: 'auth/AuthScreen',
    remote: { name: 'auth', version: await listedVersion(page, 'auth') },
    loaded: [],
    page: { view: 'login', language: 'ar-SA' },
  });
  expect(report.page.browser).toMatch(/^chrome \d+$/);
  expect(report.shell.build).toMatch(/^[0-9a-f]{8,}$/);

  const triesBefore = tries;
  await portal.button('common:tryAgain').click();
  await expect.poll(() => tries).toBeGreaterThan(triesBefore);
  await expect(shown).toHaveText(reference);
  await theReport((one) => one.reference === reference);
});

test('a healthy page reports nothing', async ({ page }) => {
  const portal = await preparePortal(page);
  await portal.open();
  await expect(portal.button('auth:login.submit')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(portal.servers.calls('clientErrors').map(({ json }) => json)).toEqual([]);
});

test('an uncaught error is logged once, with the page’s versions and without personal data', async ({
  page,
}) => {
  // Block prefetching, because the report would also list any modules that had been prefetched by
  // then.
  await page.route(`${onboardingRemoteUrl}/**`, (route) => route.abort());
  const portal = await prepareReporting(page);
  await portal.open();
  await expect(portal.button('auth:login.submit')).toBeVisible();
  const mark = `mark${Date.now().toString(36).slice(-5)}`;
  await page.evaluate((words) => {
    setTimeout(() => {
      throw new RangeError(words);
    });
    setTimeout(() => {
      throw new RangeError(words);
    });
  }, `${mark} of layla.haddad@mail.example`);

  const report = await theReport(({ message }) => message.includes(mark));
  expect(report).toMatchObject({
    kind: 'window-error',
    message: `RangeError: ${mark} of [email]`,
    module: null,
    page: { view: 'login' },
  });
  expect(report.loaded).toEqual([{ name: 'auth', version: await listedVersion(page, 'auth') }]);
  expect(await readFile(siteLog, 'utf8')).not.toContain('layla.haddad');
});
