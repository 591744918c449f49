import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** Half the size of the other build, and injected into each page. */
const CHECKER = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** WCAG 2.2, levels A and AA. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

type CheckedPage = { axe?: typeof axe };

/**
 * WCAG violations on the current page, each as `rule: elements`. The checker is injected once and
 * stays.
 */
export async function violations(page: Page): Promise<string[]> {
  // It checks only its own document.
  if (page.frames().length > 1) return ['frames: not looked into'];
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(CHECKER);
  return page.evaluate(async (values) => {
    const { axe: checker } = globalThis as CheckedPage;
    if (checker === undefined) throw new Error('the checker is not in the page');
    // Listing passed checks takes as long as checking.
    const { violations: found } = await checker.run({
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
    });
    return found.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  }, RULES);
}
