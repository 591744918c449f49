import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Matches a test named in `docs/security.md`, written as `file › title` with its exact title. */
const NAMED = /`([\w./-]+\.test\.(?:tsx?|mjs)) › ([^`]+)`/g;

/**
 * Returns a problem for each nonexistent test that a document names, or a single problem if the
 * document names no tests at all.
 * @param {string} text the document
 * @param {string} root the repository's root folder
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
