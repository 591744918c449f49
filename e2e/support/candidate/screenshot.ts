import type { Page } from '@playwright/test';
import { fromEnvironment } from '../environment';

/** Saves a screenshot in `output/screens` for people to look at. */
export async function picture(page: Page, name: string): Promise<void> {
  await page.screenshot({
    path: `${fromEnvironment().output}/screens/${name}.png`,
    animations: 'disabled',
  });
}
