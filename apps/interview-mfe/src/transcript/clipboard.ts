/** For pages that may not use the Clipboard API: copies what is selected in a field that nobody sees. */
function copySelection(text: string): boolean {
  const focused = document.activeElement;
  const field = Object.assign(document.createElement('textarea'), { value: text, readOnly: true });
  field.setAttribute('aria-hidden', 'true');
  field.style.cssText = 'position: fixed; inset-block-start: 0; opacity: 0';
  document.body.append(field);
  field.focus({ preventScroll: true });
  field.select();
  // Deprecated, and still the one way where the Clipboard API is refused.
  const copied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return copied;
}

/** Puts a text on the clipboard. Throws where the browser allows neither way. */
export async function writeClipboard(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch (error) {
    if (!copySelection(text)) throw error;
  }
}
