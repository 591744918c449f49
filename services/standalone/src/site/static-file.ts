import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import type { Readable } from 'node:stream';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

/** For what never changes under its URL. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Builds write eight hexadecimal digits or more of a file's content into its name. */
const HASHED_NAME = /\.[0-9a-f]{8,}\.\w+$/;

/** A file whose name holds its content's hash never changes; everything else is asked for again each time. */
function cacheControl(path: string): string {
  return HASHED_NAME.test(path) ? IMMUTABLE : 'no-cache';
}

export interface StaticFile {
  headers: Record<string, string>;
  open(): Readable;
}

/** The path on disk that a URL path names inside `folder`; null when it leads out of it or is not a served kind of file. */
function diskPath(folder: string, urlPath: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(urlPath);
  } catch {
    return null;
  }
  const path = join(folder, normalize(decoded.endsWith('/') ? `${decoded}index.html` : decoded));
  // Source maps stay with the build: they have no type here.
  return path.startsWith(folder + sep) && !decoded.includes('\0') && extname(path) in TYPES
    ? path
    : null;
}

/** The file that a URL path names, as it is on disk now; null when there is none. */
export async function findStaticFile(folder: string, urlPath: string): Promise<StaticFile | null> {
  const path = diskPath(folder, urlPath);
  const found = path === null ? null : await stat(path).catch(() => null);
  if (path === null || !found?.isFile()) return null;
  return {
    headers: {
      'content-type': TYPES[extname(path)] as string,
      'content-length': String(found.size),
      'cache-control': cacheControl(path),
      etag: `"${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}"`,
    },
    open: () => createReadStream(path),
  };
}
