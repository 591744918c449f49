import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/settings.mjs';

/** Lists every npm package in the workspace, with its Nx name and its folder. */
export function readProjects() {
  const folders = [
    ...['apps', 'libs', 'services', 'bench'].flatMap((group) =>
      readdirSync(join(ROOT, group)).map((name) => `${group}/${name}`),
    ),
    'e2e',
  ];
  return folders
    .filter((folder) => existsSync(join(ROOT, folder, 'package.json')))
    .map((folder) => {
      const { nx } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
      return { name: nx?.name ?? folder, folder: join(ROOT, folder) };
    });
}
