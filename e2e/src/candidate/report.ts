import { expect } from '@playwright/test';
import type { Portal } from './portal';

/** What stands in the report on the page. Quotes are without their quotation marks. */
export async function readReport(portal: Portal): Promise<{ overall: number; questions: number; quotes: string[] }> {
  const { page } = portal;
  await expect(page.getByTestId('overall-score')).toBeVisible({ timeout: 60_000 });
  const quotes = await page.locator('[data-quote]').evaluateAll((elements) => elements.map((element) => element.textContent?.trim() ?? ''));
  return {
    overall: Number((await page.getByTestId('overall-score').textContent())?.match(/\d+/)?.[0]),
    questions: await page.locator('[data-question-index]').count(),
    quotes: [...new Set(quotes.map((quote) => quote.replace(/^[“"«]|[”"»]$/g, '').trim()))],
  };
}
