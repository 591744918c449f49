import { test } from '@playwright/test';
import { preparePortal } from '../stub/open-portal';
test('debug', async ({ page }) => {
  page.on('console', (m) => console.log('CONSOLE', m.type(), m.text().slice(0, 600)));
  page.on('pageerror', (e) => console.log('PAGEERROR', e.message.slice(0, 600), e.stack?.slice(0, 600)));
  page.on('requestfailed', (r) => console.log('FAILED', r.url(), r.failure()?.errorText));
  const portal = await preparePortal(page, { signedIn: true });
  await portal.open();
  await page.waitForTimeout(5000);
  console.log(await page.locator('body').innerText());
});
