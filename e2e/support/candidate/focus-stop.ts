import type { Page } from '@playwright/test';

/** Describes the element that has keyboard focus, and whether the user can see it. */
export interface FocusStop {
  /** Description for failure messages. */
  what: string;
  /**
   * Whether a focus outline is visible: on the element itself, on a box around it, or on an element
   * inside it.
   */
  indicated: boolean;
  /** Whether the element is in the viewport and not covered. */
  inView: boolean;
}

/**
 * Returns the focused element, or null if there is none, for example after pressing Tab on the last
 * element of the page.
 */
export async function readFocusStop(page: Page): Promise<FocusStop | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    const outlined = (drawn: Element | null) => {
      if (drawn === null || drawn === document.body) return false;
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(drawn);
      return (
        outlineStyle !== 'none' &&
        parseFloat(outlineWidth) >= 1 &&
        !/^transparent$|[,/] ?0\)$/.test(outlineColor)
      );
    };
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const from = { x: Math.max(left, 0), y: Math.max(top, 0) };
    const to = { x: Math.min(right, innerWidth), y: Math.min(bottom, innerHeight) };
    const hit = document.elementFromPoint((from.x + to.x) / 2, (from.y + to.y) / 2);
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    return {
      what: `${element.getAttribute('role') ?? element.tagName.toLowerCase()} "${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}"`,
      // Some controls draw their outline on another element: the answer box and the speech choices
      // outline their whole group, and a dock button outlines its circle.
      indicated: [
        element,
        ...element.children,
        element.parentElement,
        element.parentElement?.parentElement ?? null,
      ].some(outlined),
      inView:
        to.x > from.x &&
        to.y > from.y &&
        hit !== null &&
        [element, ...labels].some((own) => own.contains(hit)),
    };
  });
}
