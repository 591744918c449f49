import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A test as `docs/security.md` names it: `file › title`, the title as it stands in the source. */
const NAMED = /`([\w./-]+\.test\.(?:tsx?|mjs)) › ([^`]+)`/g;

/**
 * The tests that a document names and that do not exist, one line each; a line too where it names none.
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
