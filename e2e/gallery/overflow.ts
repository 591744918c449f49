import type { Page } from '@playwright/test';

/**
 * Returns elements that overflow the page horizontally, or an empty list if the page does not
 * scroll horizontally.
 */
export function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const out = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (right > clientWidth + 1 || left < -1);
    });
    return [
      `page ${scrollWidth} of ${clientWidth}`,
      ...out.slice(0, 5).map((element) => `${element.tagName.toLowerCase()}.${element.className}`),
    ];
  });
}
