import type { Page } from '@playwright/test';

/**
 * Returns the names of controls that can't be clicked: even after being scrolled into view, they
 * are off-screen or covered by another element.
 */
export function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>('main :is(button, textarea, [role="switch"])'),
    ].filter((control) => control.checkVisibility());
    const covered = controls.filter((control) => {
      control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return left < 0 || right > innerWidth || hit === null || !control.contains(hit);
    });
    scrollTo(0, 0);
    return covered.map(
      (control) => control.getAttribute('aria-label') ?? control.textContent ?? control.tagName,
    );
  });
}
