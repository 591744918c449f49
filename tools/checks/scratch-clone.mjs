import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ROOT } from '../start/settings.mjs';
import { readProjects } from './projects.mjs';

const git = (...words) => execFileSync('git', ['-C', ROOT, ...words], { encoding: 'utf8' });
const listed = (...words) => git(...words).split('\0').filter((path) => path !== '');

/**
 * A clone of this checkout in a temporary folder, as the work tree stands, with its packages linked and caches of its own:
 * to be changed, built and released from without touching this one.
 * @returns {{ folder: string, env: Record<string, string | undefined>, remove(): void }} `env`: for what is run in it.
 */
export function scratchClone() {
  const outside = mkdtempSync(join(tmpdir(), 'portal-clone-'));
  const folder = join(outside, 'portal');
  git('clone', '--quiet', '--shared', ROOT, folder);
  const changed = ['diff', '--name-only', '--no-renames', '-z', 'HEAD'];
  for (const path of listed(...changed, '--diff-filter=D')) rmSync(join(folder, path));
  for (const path of [...listed(...changed, '--diff-filter=d'), ...listed('ls-files', '-z', '--others', '--exclude-standard')]) cpSync(join(ROOT, path), join(folder, path));
  linkPackages(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  for (const { folder: project } of readProjects()) {
    if (existsSync(join(project, 'node_modules'))) symlinkSync(join(project, 'node_modules'), join(folder, relative(ROOT, project), 'node_modules'));
  }
  const nx = join(outside, 'nx');
  return {
    folder,
    env: { ...process.env, NODE_TEST_CONTEXT: undefined, NX_CACHE_DIRECTORY: join(nx, 'cache'), NX_WORKSPACE_DATA_DIRECTORY: join(nx, 'data') },
    remove: () => rmSync(outside, { recursive: true, force: true }),
  };
}

/** Links to each package; those of the workspace, which are links already, then lead to the clone's own projects. */
function linkPackages(from, to) {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    const place = join(from, name);
    if (lstatSync(place).isSymbolicLink()) symlinkSync(readlinkSync(place), join(to, name));
    else if (name.startsWith('@') && hasWorkspaceLinks(place)) linkPackages(place, join(to, name));
    else symlinkSync(place, join(to, name));
  }
}

const hasWorkspaceLinks = (scope) => readdirSync(scope).some((name) => lstatSync(join(scope, name)).isSymbolicLink());
