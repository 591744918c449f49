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
 * A clone of this checkout's work tree in a temporary folder, with its packages linked and separate
 * caches: tests can change, build and release it.
 * @returns {{ folder: string, env: Record<string, string
 * undefined>, remove(): void }} `env`: for commands run in it.
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
