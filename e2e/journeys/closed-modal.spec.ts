import { expect, test } from '@playwright/test';
import { ApiCalls, holdCalls } from '../support/candidate/api-calls';
import { enrol } from '../support/candidate/enrol';
import { Portal } from '../support/candidate/portal';
import { rule } from '../support/rule';

test(
  'closing a modal forgets who wanted to log in',
  { tag: ['@rules', '@slow'] },
  async ({ page, request }) => {
    const portal = new Portal(page);
    const calls = new ApiCalls(page);
    const first = await enrol(request);
    const second = { ...(await enrol(request, { resume: true })), firstName: 'Sami' };
    const steps = page.getByText(/^Step \d of 2$/);
    await page.clock.install();
    await portal.open();

    await portal.logIn(first);
    await portal.chooseResume();
    const upload = await holdCalls(page, 'resumeUpload');
    await portal.button('onboarding:resume.submit').click();
    await upload.arrived;
    await page.keyboard.press('Escape');
    await rule('§4.25', async () => {
      await expect(portal.resumeModal).toBeHidden();
      await expect(steps).toHaveCount(0);
    });
    await rule('§4.27', async () => {
      upload.release();
      const { request: sent } = await calls.wait('resumeUpload');
      await sent.response().catch(() => null);
      // More time than the success panel and the retries of the login would take.
      await page.clock.fastForward(30_000);
      const kept = await page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
      );
      expect(kept).not.toContain(first.password);
      expect(calls.of('login')).toHaveLength(1);
      await expect(portal.button('auth:login.submit')).toBeEnabled();
    });

    await portal.logIn(second);
    await expect(portal.jobDescriptionModal).toBeVisible();
    await page.keyboard.press('Escape');
    await rule('§4.26', async () => {
      await expect(portal.jobDescriptionModal).toBeHidden();
      await expect(steps).toHaveCount(0);
    });
  },
);
