import { expect, test } from '@playwright/test';
import { enrol } from '../support/candidate/enrol';
import { Portal } from '../support/candidate/portal';

const BUILDS = ['auth', 'interview', 'onboarding', 'shell'];

test('one React, one i18next and one auth store across all four builds', async ({
  page,
  request,
}) => {
  const portal = new Portal(page);
  await portal.open();
  await portal.logIn(await enrol(request, { resume: true, jobDescription: true }));
  await portal.startInterview();
  await expect(portal.button('interview:leaveInterview')).toBeVisible({ timeout: 30_000 });
  const seen = await page.evaluate(() => {
    const report = globalThis as unknown as {
      __PORTAL_SINGLETONS__: Map<string, Set<object>>;
      __PORTAL_BUILDS__: Set<string>;
    };
    return {
      builds: [...report.__PORTAL_BUILDS__].sort(),
      instances: Object.fromEntries(
        [...report.__PORTAL_SINGLETONS__].map(([name, objects]) => [name, objects.size]),
      ),
    };
  });
  expect(seen.builds).toEqual(BUILDS);
  expect(seen.instances).toMatchObject({ React: 1, i18next: 1, authStore: 1 });
});
