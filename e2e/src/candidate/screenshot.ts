import type { Page } from '@playwright/test';

/** Leaves a picture of a screen under `output/screens`, for people to look at. */
export async function picture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `output/screens/${name}.png`, animations: 'disabled' });
}
