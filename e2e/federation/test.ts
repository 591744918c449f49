import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/** `test`, except that routes still being answered when it ends don't fail it. */
export const test = base.extend({
  page: async ({ page }, use) => {
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});
