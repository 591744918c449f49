import { expect, test } from '@playwright/test';
import { fromEnvironment } from '../environment';
import { preparePortal } from '../stub/open-portal';

test('a remote that cannot be had: a named fallback, and "Try again" brings it without a reload', async ({ page }) => {
  const { authRemoteUrl } = fromEnvironment();
  await page.route(`${authRemoteUrl}/**`, (route) => route.abort());
  const portal = await preparePortal(page);
  await portal.open();
  await expect(portal.heading('shell:fallback.title.login')).toBeVisible();
  await page.unroute(`${authRemoteUrl}/**`);
  await portal.button('common:tryAgain').click();
  await expect(portal.button('auth:login.submit')).toBeVisible();
});
