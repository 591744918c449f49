import type { Page } from '@playwright/test';

interface WatchedPage {
  policyViolations?: string[];
}

/** Records content-security-policy violations from the page's first script on. */
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

/** Violations on the current page so far. */
export const policyViolations = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as WatchedPage).policyViolations ?? ['the page is not watched']);
