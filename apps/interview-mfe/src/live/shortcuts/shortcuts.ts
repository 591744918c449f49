export type ShortcutAction =
  'microphone' | 'camera' | 'transcript' | 'repeat' | 'takeYourTime' | 'answer' | 'list';

export interface Shortcut {
  action: ShortcutAction;
  /** The key, as shown and as `aria-keyshortcuts` expects it. */
  key: string;
  /** The physical key, for keyboards without Latin letters. */
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

/** The parts of a keyboard event that matter here. */
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

/** Elements where letters are typed, or which use them to select. */
const TAKES_LETTERS =
  'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="combobox"], [role="listbox"], [role="menu"], [role="textbox"]';
const DIALOG = '[role="dialog"], [role="alertdialog"]';

/**
 * The action of a key press. Null while typing, in a dialog, with a modifier, or for a repeated
 * key.
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
  // Most keyboards type a question mark with Shift; for other keys Shift is a modifier.
  if (key === '?') return press.key === '?' || press.key === '؟';
  if (press.shiftKey && key !== '/') return false;
  return (
    press.key.toUpperCase() === key ||
    (!/^[\u0020-\u024F]$/.test(press.key) && press.code === code && !press.shiftKey)
  );
}
