import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const readJson = (...path) => JSON.parse(readFileSync(join(...path), 'utf8'));

/**
 * The `shared` option of Module Federation for one project: the rows of the contract's table that the project depends on.
 * `strictVersion` makes a mismatch an error that the shell shows, in place of a second instance behind a warning.
 * @param {string} dir the project's folder, absolute.
 */
export function sharedDependencies(dir) {
  const { shared } = readJson(root, 'libs/mfe-contract/shared-dependencies.json');
  const { dependencies = {} } = readJson(dir, 'package.json');
  const entries = [];
  for (const key of shared) {
    const name = key.replace(/\/$/, '');
    if (!(name in dependencies)) continue;
    const version = name.startsWith('@portal/') ? readJson(root, 'libs', name.slice('@portal/'.length), 'package.json').version : dependencies[name];
    entries.push([key, { singleton: true, strictVersion: true, version, requiredVersion: `^${version}` }]);
  }
  return Object.fromEntries(entries);
}
