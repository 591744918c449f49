/**
 * Marks elements that stay usable while a dialog is open, such as the top bar. Tab moves through
 * these elements, then through the dialog, and then starts again.
 */
export const ABOVE_DIALOGS_ATTRIBUTE = 'data-above-dialogs';

/**
 * Marks elements that float above dialogs, such as a list box. These elements handle their own key
 * presses.
 */
export const FLOATING_ATTRIBUTE = 'data-floating';

export const isFloating = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`[${FLOATING_ATTRIBUTE}]`) !== null;

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled):not([type="hidden"]), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])';

function isReachable(element: HTMLElement): boolean {
  return (
    element.tabIndex >= 0 &&
    element.closest('[hidden], [inert]') === null &&
    getComputedStyle(element).visibility !== 'hidden' &&
    getComputedStyle(element).display !== 'none'
  );
}

/** Returns all elements in `root` that Tab can reach, in document order. */
export function reachableIn(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isReachable);
}

/**
 * Returns the element that receives focus after `current` when the user presses Tab, or Shift+Tab
 * if `backwards` is true. Returns null if the browser should move focus itself.
 */
export function nextInLoop(
  dialog: HTMLElement,
  current: Element | null,
  backwards: boolean,
): HTMLElement | null {
  const above = [...document.querySelectorAll(`[${ABOVE_DIALOGS_ATTRIBUTE}]`)].flatMap(reachableIn);
  const loop = [...above, ...reachableIn(dialog)];
  if (loop.length === 0) return dialog;
  const at = loop.findIndex((element) => element === current);
  if (at === -1) return (backwards ? loop.at(-1) : (reachableIn(dialog)[0] ?? loop[0])) ?? null;
  return loop[(at + (backwards ? -1 : 1) + loop.length) % loop.length] ?? null;
}

/**
 * Whether `target` may have focus while the dialog is open. An element may have focus only if it is
 * in a dialog, or in an element with `ABOVE_DIALOGS_ATTRIBUTE` or `FLOATING_ATTRIBUTE`.
 */
export function mayHoldFocus(dialog: HTMLElement, target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return true;
  return (
    dialog.contains(target) ||
    isFloating(target) ||
    target.closest(`[${ABOVE_DIALOGS_ATTRIBUTE}], [role="dialog"], [role="alertdialog"]`) !== null
  );
}
