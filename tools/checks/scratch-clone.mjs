import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../start/settings.mjs';
import { linkPackages } from './link-packages.mjs';

const git = (...words) => execFileSync('git', ['-C', ROOT, ...words], { encoding: 'utf8' });
const listed = (...words) =>
  git(...words)
    .split('\0')
    .filter((path) => path !== '');

/**
 * Clones this checkout, including uncommitted changes, into a temporary folder with linked packages
 * and separate caches. Tests can change, build and release the clone.
 * @returns {{ folder: string, env: Record<string, string | undefined>, remove(): void }} `env` is
 *   for commands that run in the clone.
 */
export function scratchClone() {
  const outside = mkdtempSync(join(tmpdir(), 'portal-clone-'));
  const folder = join(outside, 'portal');
  git('clone', '--quiet', '--shared', ROOT, folder);
  const changed = ['diff', '--name-only', '--no-renames', '-z', 'HEAD'];
  for (const path of listed(...changed, '--diff-filter=D')) rmSync(join(folder, path));
  for (const path of [
    ...listed(...changed, '--diff-filter=d'),
    ...listed('ls-files', '-z', '--others', '--exclude-standard'),
  ])
    cpSync(join(ROOT, path), join(folder, path));
  linkPackages(folder);
  const nx = join(outside, 'nx');
  return {
    folder,
    env: {
      ...process.env,
      NODE_TEST_CONTEXT: undefined,
      NX_CACHE_DIRECTORY: join(nx, 'cache'),
      NX_WORKSPACE_DATA_DIRECTORY: join(nx, 'data'),
    },
    remove: () => rmSync(outside, { recursive: true, force: true }),
  };
}
