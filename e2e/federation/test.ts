import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/**
 * Like Playwright's `test`, but a test doesn't fail if routes are still being handled when it ends.
 */
export const test = base.extend({
  page: async ({ page }, use) => {
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});
