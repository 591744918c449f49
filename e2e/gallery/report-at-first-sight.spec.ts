import { expect, test } from '@playwright/test';
import { LANGUAGES } from '@portal/protocol';
import { severalAnswers } from '@portal/testing/fake-servers';
import { openScreen } from '../support/stub/screens';
import { SIZES } from '../support/stub/open-portal';

for (const language of LANGUAGES) {
  test(`the first step stands on a phone's first screen (${language})`, async ({ page }) => {
    await page.setViewportSize(SIZES.phone);
    const { portal, close } = await openScreen(page, 'report-of-past-interview', { language });
    try {
      const heading = portal.heading('report:coach.changeFirst');
      const step = await heading.locator('xpath=following-sibling::p[1]').boundingBox();
      expect(step!.y + step!.height).toBeLessThan(SIZES.phone.height);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    } finally {
      await close();
    }
  });

  test(`the score stands on a desk's first screen (${language})`, async ({ page }) => {
    await page.setViewportSize(SIZES.desktop);
    const { portal, close } = await openScreen(page, 'report-of-past-interview', { language });
    try {
      const link = page.getByRole('link', { name: portal.say('report:score', { score: 74 }) });
      const score = await link.boundingBox();
      expect(score!.y + score!.height).toBeLessThan(SIZES.desktop.height);
    } finally {
      await close();
    }
  });

  test(`the report is printed on one page, with twenty questions too (${language})`, async ({
    page,
  }) => {
    const { questions } = severalAnswers(language);
    const twenty = [...questions, ...questions, ...questions, ...questions].map((one, index) => ({
      ...one,
      index,
    }));
    const assessment = { json: { data: severalAnswers(language, { questions: twenty }) } };
    const { close } = await openScreen(page, 'report-of-past-interview', {
      language,
      answers: { assessment },
    });
    try {
      const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
      expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
    } finally {
      await close();
    }
  });
}
