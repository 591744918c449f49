import type { Page } from '@playwright/test';

interface WatchedPage {
  policyViolations?: string[];
}

/** Notes from the page's first script on what its content security policy blocks. */
export async function watchPolicy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = ((globalThis as WatchedPage).policyViolations ??= []);
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sourceFile, sample }) =>
        seen.push(`${effectiveDirective} ${blockedURI} ${sourceFile} ${sample}`.trim()),
    );
  });
}

/** What has been blocked on the page as it is now. */
export const policyViolations = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as WatchedPage).policyViolations ?? ['the page is not watched']);
