import type { Page } from '@playwright/test';

/**
 * Returns all the text that users can currently see or hear on the page: visible text, and
 * attributes such as labels, descriptions and placeholders. Technical details in `<code>` are left
 * out.
 */
export function shownTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts: string[] = [document.title];
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('code, script, style, title, [hidden]') === null;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement && isShown(node.parentElement) && node.textContent?.trim())
        texts.push(node.textContent.trim());
    }
    for (const element of document.querySelectorAll('*')) {
      if (!isShown(element)) continue;
      for (const name of [
        'aria-label',
        'aria-description',
        'aria-roledescription',
        'aria-valuetext',
        'title',
        'alt',
        'placeholder',
      ]) {
        const text = element.getAttribute(name)?.trim();
        if (text) texts.push(text);
      }
    }
    return [...new Set(texts)];
  });
}

/**
 * Describes elements that extend past the window, and elements whose text is cut off without an
 * ellipsis.
 */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const found =
      scrollWidth > clientWidth
        ? [`the page is ${scrollWidth} px wide in a window of ${clientWidth} px`]
        : [];
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) ||
        scrolls(element.parentElement));
    for (const element of document.querySelectorAll(
      'h1, h2, h3, p, label, button, a, li, dt, dd, td, th, legend, summary',
    )) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const { left, right, width } = element.getBoundingClientRect();
      const words = element.textContent?.trim().slice(0, 40) ?? '';
      if (width > 1 && (left < -1 || right > clientWidth + 1) && !scrolls(element.parentElement))
        found.push(
          `${element.tagName} "${words}" reaches from ${Math.round(left)} to ${Math.round(right)}`,
        );
      const style = getComputedStyle(element);
      if (
        width > 1 &&
        element.scrollWidth > element.clientWidth + 1 &&
        style.display !== 'inline' &&
        /hidden|clip/.test(style.overflowX) &&
        style.textOverflow !== 'ellipsis'
      )
        found.push(`${element.tagName} "${words}" is cut off`);
    }
    return found;
  });
}
