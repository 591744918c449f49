import { expect, test } from '@playwright/test';
import { ApiCalls } from '../support/candidate/api-calls';
import { enrol } from '../support/candidate/enrol';
import { enterRoom, transcript } from '../support/candidate/interview';
import { Portal } from '../support/candidate/portal';
import { Records } from '../support/candidate/records';
import { rule } from '../support/rule';

test(
  'an interview that is started in Arabic is held in Arabic',
  { tag: ['@rules', '@slow'] },
  async ({ page, request }) => {
    test.setTimeout(120_000);
    const portal = new Portal(page, 'ar-SA');
    const calls = new ApiCalls(page);
    const person = await enrol(request, { resume: true, jobDescription: true });
    const records = await Records.of(request, person);
    const html = page.locator('html');
    const direction = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).direction);
    await portal.open();
    await portal.logIn(person);
    await expect(portal.setup).toBeVisible();
    await rule('§2.52', async () => {
      await expect(html).toHaveAttribute('dir', 'rtl');
      expect(await direction('h1')).toBe('rtl');
    });
    await portal.choose('setup:fields.questions', '1');
    const interviewId = await enterRoom(portal);
    await rule('§5.41', async () => {
      expect((await calls.wait('createInterview')).json?.language).toBe('ar-SA');
      expect((await records.interview(interviewId)).language).toBe('ar-SA');
    });
    await rule('§2.53', async () => {
      await expect(html).toHaveAttribute('lang', 'ar-SA');
      await portal.button('interview:viewTranscript').click();
      await expect
        .poll(async () => (await transcript(portal)).map(({ text }) => text).join(' '), {
          timeout: 60_000,
        })
        .toMatch(/[\u0600-\u06FF]/);
    });
    await page.reload();
    await rule('§9.32', async () => {
      await expect(portal.setup).toBeVisible();
      await expect(html).toHaveAttribute('dir', 'rtl');
    });
  },
);
