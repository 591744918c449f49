import { join } from 'node:path';
import { readJson, ROOT } from '../rspack/dependencies.mjs';
import { sharedPackages } from '../rspack/shared.mjs';

/**
 * What a built remote is checked against, from this checkout's sources.
 * @returns {{ version: string, modules: Record<string, string[]>, shared: Record<string, { version:
 *   string, singleton: boolean }> }}
 *   `modules`: what each remote exposes; `shared`: row of the table (a closing slash covers
 *   sub-paths) → the version that the shell has.
 */
export function readContract() {
  const { version, modules } = readJson(ROOT, 'libs/mfe-contract/contract.json');
  return {
    version,
    modules: Object.fromEntries(
      Object.entries(modules).map(([remote, exposed]) => [remote, Object.keys(exposed)]),
    ),
    shared: sharedPackages(join(ROOT, 'apps/shell'), 'host'),
  };
}
