import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the folder in `.cache` where a bench keeps what it recorded. It is another one as soon as
 * anything changes on which the recordings depend.
 * @param {string} name of the bench
 * @param {string} directory the bench's own folder
 * @param {string[]} files everything on which the recordings depend, relative to `directory`
 */
export function recordingsFolder(name, directory, files) {
  const version = createHash('sha256');
  for (const file of files) version.update(readFileSync(join(directory, file)));
  const cache = join(import.meta.dirname, '../.cache', name);
  return join(cache, version.digest('hex').slice(0, 12));
}
