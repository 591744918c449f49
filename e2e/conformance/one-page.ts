import { test } from '@playwright/test';
import { openPortal, type OpenOptions, type StubbedPortal } from '../support/stub/open-portal';

/**
 * Opens one page for all tests in a file or group, before the first of them runs. Each test
 * navigates to the screen that it needs.
 */
export function onePage(options: OpenOptions = {}): () => StubbedPortal {
  let portal: StubbedPortal | null = null;
  test.beforeAll(async ({ browser }) => {
    const context = await browser.newContext();
    portal = await openPortal(await context.newPage(), options);
  });
  test.afterAll(async () => {
    await portal?.page.context().close();
    portal = null;
  });
  return () => {
    if (portal === null) throw new Error('the page is not open');
    return portal;
  };
}
