import type { Page } from '@playwright/test';

interface WatchedPage {
  policyViolations?: string[];
}

/**
 * Records violations of the content security policy, starting before the page's first script runs.
 */
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

/** Returns the violations recorded so far on the current page. */
export const policyViolations = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as WatchedPage).policyViolations ?? ['the page is not watched']);
