import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** Makes a written file, or a folder's entries, survive a power failure. */
export function flush(path) {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/** Replaces a file's content atomically: readers see all of the old or all of the new. */
export function replaceFile(path, content) {
  const beside = `${path}.${process.pid}.new`;
  const descriptor = openSync(beside, 'w');
  writeSync(descriptor, content);
  fsyncSync(descriptor);
  closeSync(descriptor);
  renameSync(beside, path);
  flush(dirname(path));
}
