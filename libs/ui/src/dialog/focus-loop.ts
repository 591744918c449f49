/**
 * The focus order of a page with a dialog open: what is marked as staying above dialogs (the top bar with the language
 * selector), then the dialog, and round again.
 */
export const ABOVE_DIALOGS_ATTRIBUTE = 'data-above-dialogs';

/** What floats over a dialog and the top bar alike, such as the list of a list box: its keys are its own. */
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

/** Everything in `root` that Tab can reach, in order. */
export function reachableIn(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isReachable);
}

/** Where Tab goes from `current`: null when the browser's own order is right. */
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

/** Whether focus may rest there while the dialog is open: in it, above it, or in what floats over both. */
export function mayHoldFocus(dialog: HTMLElement, target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return true;
  return (
    dialog.contains(target) ||
    isFloating(target) ||
    target.closest(`[${ABOVE_DIALOGS_ATTRIBUTE}], [role="dialog"], [role="alertdialog"]`) !== null
  );
}
