import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/**
 * Like Playwright's `test`, except that routes still being answered at its end don't make it fail.
 */
export const test = base.extend({
  page: async ({ page }, use) => {
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});
