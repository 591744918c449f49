import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A test as named in `docs/security.md`: `file › title`, with the title as in the source. */
const NAMED = /`([\w./-]+\.test\.(?:tsx?|mjs)) › ([^`]+)`/g;

/**
 * Missing tests that a document names, one line each; also one line if it names none.
 * @param {string} text the document
 * @param {string} root of the repository
 */
export function missingTests(text, root) {
  const named = [...text.matchAll(NAMED)];
  if (named.length === 0) return ['no test is named'];
  return named
    .filter(([, file, title]) => {
      const path = join(root, file);
      return !existsSync(path) || !readFileSync(path, 'utf8').includes(title);
    })
    .map(([, file, title]) => `${file} has no test "${title}"`);
}
