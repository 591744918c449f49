/**
 * The focus order while a dialog is open: elements above dialogs (the top bar with the language
 * selector), then the dialog, in a loop.
 */
export const ABOVE_DIALOGS_ATTRIBUTE = 'data-above-dialogs';

/** Marks elements that float over dialogs, such as a list box; they handle their own keys. */
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

/** All tabbable elements in `root`, in order. */
export function reachableIn(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isReachable);
}

/** Where Tab moves from `current`; null to leave it to the browser. */
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
 * Whether `target` may have focus while the dialog is open: in it, above it, or floating over both.
 */
export function mayHoldFocus(dialog: HTMLElement, target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return true;
  return (
    dialog.contains(target) ||
    isFloating(target) ||
    target.closest(`[${ABOVE_DIALOGS_ATTRIBUTE}], [role="dialog"], [role="alertdialog"]`) !== null
  );
}
