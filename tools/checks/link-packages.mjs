import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../start/settings.mjs';

/**
 * Links this checkout's installed packages into another checkout. Links to workspace projects point
 * to the other checkout's own folders.
 * @param {string} folder the other checkout
 */
export function linkPackages(folder) {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  const links = Object.entries(packages)
    .filter(([, { link }]) => link)
    .map(([path, { resolved }]) => [path, join(folder, resolved)]);
  const scopes = new Set(links.map(([path]) => path.split('/')[1]));
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (!scopes.has(name))
      symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
  }
  for (const [path, target] of links) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(target, join(folder, path));
  }
  const nested = new Set(
    Object.keys(packages)
      .map((path) => /^(.+?\/node_modules)\//.exec(path)?.[1])
      .filter((path) => path && !path.startsWith('node_modules')),
  );
  for (const path of nested)
    if (existsSync(join(ROOT, path))) symlinkSync(join(ROOT, path), join(folder, path));
}
