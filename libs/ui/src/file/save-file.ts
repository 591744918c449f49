/**
 * How long the object URL stays valid (ms). Some browsers read the URL only after the click handler
 * has returned.
 */
const READABLE_MS = 10_000;

/** Saves a file as a browser download. */
export function saveFile(content: Blob, fileName: string): void {
  const url = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), READABLE_MS);
}
