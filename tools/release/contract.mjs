import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedProvides } from '../rspack/shared.mjs';
import { ROOT } from '../start/settings.mjs';

const readJson = (...path) => JSON.parse(readFileSync(join(ROOT, ...path), 'utf8'));

/**
 * What a built remote is held to, from the sources of this checkout.
 * @returns {{ version: string, modules: Record<string, string[]>, shared: string[], host: Record<string, string> }}
 *   `modules`: what each remote exposes; `shared`: rows of the table, a closing slash covers sub-paths; `host`: row → version that the shell has.
 */
export function readContract() {
  const { version, modules } = readJson('libs/mfe-contract/contract.json');
  const provided = sharedProvides(join(ROOT, 'apps/shell'), () => true);
  return {
    version,
    modules: Object.fromEntries(
      Object.entries(modules).map(([remote, exposed]) => [remote, Object.keys(exposed)]),
    ),
    shared: readJson('libs/mfe-contract/shared-dependencies.json').shared,
    host: Object.fromEntries(
      Object.entries(provided).map(([row, dependency]) => [row, dependency.version]),
    ),
  };
}
