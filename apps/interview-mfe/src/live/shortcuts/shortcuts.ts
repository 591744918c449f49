export type ShortcutAction =
  'microphone' | 'camera' | 'transcript' | 'repeat' | 'takeYourTime' | 'answer' | 'list';

export interface Shortcut {
  action: ShortcutAction;
  /** The key as shown to the user and as expected by `aria-keyshortcuts`. */
  key: string;
  /** Code of the physical key, used on keyboard layouts without Latin letters. */
  code: string;
}

export const SHORTCUTS: readonly Shortcut[] = [
  { action: 'microphone', key: 'M', code: 'KeyM' },
  { action: 'camera', key: 'V', code: 'KeyV' },
  { action: 'transcript', key: 'T', code: 'KeyT' },
  { action: 'repeat', key: 'R', code: 'KeyR' },
  { action: 'takeYourTime', key: 'Y', code: 'KeyY' },
  { action: 'answer', key: '/', code: 'Slash' },
  { action: 'list', key: '?', code: 'Slash' },
];

/** The properties of a keyboard event that determine whether it is a shortcut. */
export type KeyPress = Pick<
  KeyboardEvent,
  | 'key'
  | 'code'
  | 'ctrlKey'
  | 'metaKey'
  | 'altKey'
  | 'shiftKey'
  | 'repeat'
  | 'isComposing'
  | 'defaultPrevented'
  | 'target'
>;

/**
 * Selector for elements that handle letter keys, such as text fields and option lists, and for those
 * where people are about to type, such as words that are being corrected.
 */
const TAKES_LETTERS =
  'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="combobox"], [role="listbox"], [role="menu"], [role="textbox"], [data-takes-letters]';
const DIALOG = '[role="dialog"], [role="alertdialog"]';

/**
 * Returns the action for a key press, or null if there is none. Ignores repeated keys, keys pressed
 * with a modifier, and keys pressed while the user is typing or a dialog is open.
 */
export function shortcutOf(press: KeyPress, page: ParentNode): ShortcutAction | null {
  if (
    press.ctrlKey ||
    press.metaKey ||
    press.altKey ||
    press.repeat ||
    press.isComposing ||
    press.defaultPrevented
  )
    return null;
  if (press.target instanceof Element && press.target.closest(TAKES_LETTERS)) return null;
  if (page.querySelector(DIALOG)) return null;
  const found = SHORTCUTS.find((shortcut) => fits(shortcut, press));
  return found?.action ?? null;
}

function fits({ key, code }: Shortcut, press: KeyPress): boolean {
  // Most keyboards need Shift for a question mark, so Shift is not treated as a modifier here.
  if (key === '?') return press.key === '?' || press.key === '؟';
  if (press.shiftKey && key !== '/') return false;
  return (
    press.key.toUpperCase() === key ||
    (!/^[\u0020-\u024F]$/.test(press.key) && press.code === code && !press.shiftKey)
  );
}
