import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../start/settings.mjs';
import { noticeOf } from './notice.mjs';
import { otherComponents } from './other-components.mjs';
import { installed, nameOf } from './rules.mjs';

export const readOf = (...path) => readFileSync(join(ROOT, ...path), 'utf8');
export const readJsonOf = (...path) => JSON.parse(readOf(...path));
export const readLock = () => readJsonOf('package-lock.json');

/**
 * Reads the `package.json` of the root and of every project that the lock file links to. Returns
 * them by folder.
 */
export function readManifests(lock) {
  const folders = [
    '',
    ...Object.values(lock.packages)
      .filter(({ link }) => link)
      .map(({ resolved }) => resolved),
  ];
  return Object.fromEntries(folders.map((folder) => [folder, readJsonOf(folder, 'package.json')]));
}

/**
 * Lists the production packages with their licences. A licence missing from the lock file is read
 * from the installed package.
 */
export function productionPackages(lock) {
  return installed(lock)
    .filter(([, { dev, devOptional }]) => !dev && !devOptional)
    .map(([place, entry]) => ({
      name: nameOf(place, entry),
      version: entry.version,
      licence: entry.license ?? licenceAt(place),
    }));
}

/** Returns the text that NOTICE must contain for the packages in the lock file. */
export const currentNotice = () =>
  noticeOf(
    productionPackages(readLock()),
    otherComponents((path) => readOf(path)),
  );

function licenceAt(place) {
  if (!existsSync(join(ROOT, place, 'package.json'))) return null;
  const { license, licenses } = readJsonOf(place, 'package.json');
  return license?.type ?? license ?? (licenses?.map(({ type }) => type).join(' OR ') || null);
}
