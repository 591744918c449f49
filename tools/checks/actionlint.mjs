import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { run, tail, which } from '../start/run.mjs';
import { ROOT } from '../start/settings.mjs';

export const ACTIONLINT_VERSION = '1.7.12';
const MODULE = `github.com/rhysd/actionlint/cmd/actionlint@v${ACTIONLINT_VERSION}`;

/**
 * Finds the pinned version of actionlint, or builds it once into the project's cache. Go's checksum
 * database verifies the source.
 * @returns {Promise<{ path: string } | { missing: string }>} `missing` says why there is none.
 */
export async function findActionlint(env = process.env) {
  const folder = join(ROOT, '.cache/actionlint', ACTIONLINT_VERSION);
  const path = join(folder, 'actionlint');
  if (existsSync(path)) return { path };
  const go = which('go', env);
  if (go === null)
    return { missing: 'Go is not installed (https://go.dev/dl): actionlint is built with it' };
  mkdirSync(folder, { recursive: true });
  const { code, output } = await run(go, ['install', MODULE], {
    env: { ...env, GOBIN: folder, CGO_ENABLED: '0' },
  });
  return code === 0
    ? { path }
    : { missing: `actionlint ${ACTIONLINT_VERSION} could not be built: ${tail(output)}` };
}
