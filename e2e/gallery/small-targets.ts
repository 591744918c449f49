import type { Page } from '@playwright/test';

/**
 * Minimum side length of a target in CSS pixels: the design's `--tap`. WCAG 2.5.5 requires the
 * same; WCAG 2.5.8 requires only 24.
 */
const TARGET_PX = 44;

/**
 * Returns targets that are too small, each as `name width×height`. Links within a sentence are
 * exempt, as in WCAG. A checkbox is measured with its label, which is clickable too.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((target) => {
    const pressed =
      'button, a[href], input:not([type=hidden]):not([type=file]), select, textarea, summary, [role=tab], [role=switch], [role=option], [role=menuitem]';
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(pressed)) {
      if (
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
        element.closest('[inert]')
      )
        continue;
      if (getComputedStyle(element).display === 'inline') continue;
      const ticked = element.matches('input[type=checkbox], input[type=radio]');
      const box = ((ticked ? element.closest('label') : null) ?? element).getBoundingClientRect();
      // Skip elements that are shown only while focused, such as the skip link.
      if (box.width <= 1 || box.height <= 1 || box.bottom <= 0) continue;
      if (Math.round(box.width) >= target && Math.round(box.height) >= target) continue;
      const name = element.getAttribute('aria-label') ?? element.innerText.trim().slice(0, 40);
      found.push(`${name || element.tagName} ${Math.round(box.width)}×${Math.round(box.height)}`);
    }
    return found;
  }, TARGET_PX);
}
