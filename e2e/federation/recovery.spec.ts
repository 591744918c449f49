import { fromEnvironment } from '../support/environment';
import { changedList, signedList } from '../support/signed-list';
import { openPortal, preparePortal } from '../support/stub/open-portal';
import { isPart, trouble } from './faults';
import { expect, test } from './test';

const { siteUrl, authRemoteUrl } = fromEnvironment();

test('a missing part is retried with growing delays, then by "Try again"', async ({ page }) => {
  await page.clock.install();
  const portal = await preparePortal(page);
  const { heal } = await trouble(page, authRemoteUrl, {
    hits: (url) => isPart('manifest', 'AuthScreen', url),
    fault: '404',
  });
  await portal.open();
  await expect(portal.heading('shell:fallback.title.login')).toBeVisible();
  for (const seconds of [2, 4, 8, 16, 30]) {
    await expect(
      page.getByText(portal.say('shell:fallback.recovery.waiting_other', { count: seconds })),
    ).toBeVisible();
    await page.clock.fastForward(seconds * 1_000);
  }
  await expect(page.getByText(/automatically/)).toHaveCount(0);
  await expect(portal.button('common:tryAgain')).toBeEnabled();
  heal();
  await portal.button('common:tryAgain').click();
  await expect(portal.button('auth:login.submit')).toBeVisible();
});

test('a page opened before a release loads the new release when its old files are gone', async ({
  page,
}) => {
  const released = { now: false };
  // First serve an outdated list pointing to a folder that no longer exists, then the current list.
  await page.route(`${siteUrl}/remotes.json`, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({
      response,
      body: released.now
        ? text
        : changedList(text, (listing) =>
            listing.replace(
              `${authRemoteUrl}/mf-manifest.json`,
              `${authRemoteUrl}/gone/mf-manifest.json`,
            ),
          ),
    });
    released.now = true;
  });
  const portal = await openPortal(page);
  await expect(portal.button('auth:login.submit')).toBeVisible();
  await expect(portal.heading('shell:fallback.title.login')).toHaveCount(0);
});

for (const [name, answer] of [
  ['missing', () => ({ status: 404, body: 'no' })],
  ['HTML', () => ({ contentType: 'text/html', body: '<!doctype html><title>Welcome</title>' })],
  ['empty', () => ({ body: signedList({ serial: 1, remotes: [] }) })],
  ['of another shape', () => ({ body: signedList({ serial: 1, modules: {} }) })],
] as const) {
  test(`a list of remotes that is ${name} shows a plain error page with a retry`, async ({
    page,
  }) => {
    const portal = await preparePortal(page);
    await page.route(`${siteUrl}/remotes.json`, (route) => route.fulfill(answer()));
    await portal.open();
    await expect(portal.heading('shell:startFailure.title')).toBeVisible();
    await page.unroute(`${siteUrl}/remotes.json`);
    await portal.button('common:tryAgain').click();
    await expect(portal.button('auth:login.submit')).toBeVisible();
  });
}
