export type ShortcutAction =
  'microphone' | 'camera' | 'transcript' | 'repeat' | 'takeYourTime' | 'answer' | 'list';

export interface Shortcut {
  action: ShortcutAction;
  /** As it is shown, and as `aria-keyshortcuts` wants it. */
  key: string;
  /** The physical key, for keyboards whose letters are not Latin. */
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

/** The part of a keyboard event that decides. */
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

/** Where letters are typed, or choose from a list by themselves. */
const TAKES_LETTERS =
  'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="combobox"], [role="listbox"], [role="menu"], [role="textbox"]';
const DIALOG = '[role="dialog"], [role="alertdialog"]';

/** What a key press asks for; null where it is typing, belongs to a dialog, comes with a modifier, or is held down. */
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
  // A question mark is typed with Shift on most keyboards; elsewhere Shift is a modifier like the others.
  if (key === '?') return press.key === '?' || press.key === '؟';
  if (press.shiftKey && key !== '/') return false;
  return (
    press.key.toUpperCase() === key ||
    (!/^[\u0020-\u024F]$/.test(press.key) && press.code === code && !press.shiftKey)
  );
}
