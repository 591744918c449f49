import { join } from 'node:path';
import { readJson, ROOT } from '../rspack/dependencies.mjs';
import { sharedPackages } from '../rspack/shared.mjs';

/**
 * Reads this checkout's version of the contract that a built remote must satisfy.
 * @returns {{ version: string, modules: Record<string, string[]>, shared: Record<string, { version:
 *   string, singleton: boolean }> }} `modules`: what each remote exposes; `shared`: the shell's
 *   version for each row in the table of shared packages (a trailing slash covers sub-paths).
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
