import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** Makes what was written to a file, or which names a folder has, outlive a loss of power. */
export function flush(path) {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/** Puts a new content in a file's place at once: a reader sees the old one or the new one, whole. */
export function replaceFile(path, content) {
  const beside = `${path}.${process.pid}.new`;
  const descriptor = openSync(beside, 'w');
  writeSync(descriptor, content);
  fsyncSync(descriptor);
  closeSync(descriptor);
  renameSync(beside, path);
  flush(dirname(path));
}
