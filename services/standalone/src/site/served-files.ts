import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findStaticFile, IMMUTABLE, type StaticFile } from './static-file';

/** The file that a URL's path names; null where nothing is served under it. */
export type FindFile = (urlPath: string) => Promise<StaticFile | null>;

/**
 * The files of one build, at the top.
 * @throws Error where the folder holds none.
 */
export function filesOfBuild(folder: string): FindFile {
  const root = resolve(folder);
  // A page, or a remote.
  if (!['index.html', 'mf-manifest.json'].some((name) => existsSync(join(root, name))))
    throw new Error(`${root} holds no build: run "npm run build" first`);
  return (urlPath) => findStaticFile(root, urlPath);
}

/** `/<remote>/<version>/…`. No step may begin with a dot: such folders are on their way to their place. */
const RELEASED = /^\/[a-z][a-z0-9-]*\/\d[\w.-]*(\/[\w-][\w.-]*)+$/;

/** The files of every release in a folder that `npm run release` writes. What is released never changes. */
export function filesOfReleases(folder: string): FindFile {
  const root = resolve(folder);
  return async (urlPath) => {
    const file = RELEASED.test(urlPath) ? await findStaticFile(root, urlPath) : null;
    return file && { ...file, headers: { ...file.headers, 'cache-control': IMMUTABLE } };
  };
}
