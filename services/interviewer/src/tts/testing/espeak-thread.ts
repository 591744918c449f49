import { transformSync } from '@swc/core';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** Starts the WASM voice's worker thread from source. A production build runs a bundle instead. */
export function espeakThread(): Worker {
  const source = readFileSync(join(import.meta.dirname, '../espeak-wasm-worker.ts'), 'utf8');
  const { code } = transformSync(source, {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'es6' },
  });
  // The script must be inside node_modules for its imports to resolve.
  const folder = join(import.meta.dirname, '../../../../../node_modules/.cache/portal-interviewer');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `espeak-worker-${process.pid}.mjs`);
  writeFileSync(file, code);
  return new Worker(file);
}
