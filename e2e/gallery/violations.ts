import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/**
 * Source of the accessibility checker, which is injected into each page. The minified build is half
 * the size of the normal one.
 */
const CHECKER = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Tags of the rules for WCAG 2.2, levels A and AA. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

type CheckedPage = { axe?: typeof axe };

/**
 * Returns the WCAG violations on the current page, each as `rule: elements`. The checker is
 * injected only once per page.
 */
export async function violations(page: Page): Promise<string[]> {
  // Report pages with frames as unchecked, because the checker can't see into frames.
  if (page.frames().length > 1) return ['frames: not looked into'];
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(CHECKER);
  return page.evaluate(async (values) => {
    const { axe: checker } = globalThis as CheckedPage;
    if (checker === undefined) throw new Error('the checker is not in the page');
    // Don't list the checks that passed: listing them would take as long as running them.
    const { violations: found } = await checker.run({
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
    });
    return found.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  }, RULES);
}
