import { expect } from '@playwright/test';
import type { Portal } from './portal';

/**
 * Reads the overall score, the number of questions and the candidate's quotes from the report on
 * the page.
 */
export async function readReport(
  portal: Portal,
): Promise<{ overall: number; questions: number; quotes: string[] }> {
  const { page } = portal;
  await expect(portal.heading('report:competencies')).toBeVisible({ timeout: 60_000 });
  const [before, after] = portal.say('report:score', { score: '|' }).split('|');
  const score = await page
    .getByRole('img', { name: before })
    .getAttribute('aria-label', { timeout: 5_000 });
  const quotes = await page
    .locator('figure blockquote')
    .evaluateAll((elements) => elements.map((element) => element.textContent?.trim() ?? ''));
  return {
    overall: Number(score?.replace(before ?? '', '').replace(after ?? '', '')),
    questions: await page
      .locator('section', { has: portal.heading('report:questions') })
      .locator('details')
      .count(),
    quotes: [...new Set(quotes)],
  };
}
