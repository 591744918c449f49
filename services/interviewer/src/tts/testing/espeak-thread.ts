import { transformSync } from '@swc/core';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** Builds the WASM voice's worker from source; in a production build it is a separate bundle. */
export function espeakThread(): Worker {
  const source = readFileSync(join(import.meta.dirname, '../espeak-wasm-worker.ts'), 'utf8');
  const { code } = transformSync(source, {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'es6' },
  });
  // Inside node_modules, so that its imports resolve.
  const folder = join(import.meta.dirname, '../../../../../node_modules/.cache/portal-interviewer');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `espeak-worker-${process.pid}.mjs`);
  writeFileSync(file, code);
  return new Worker(file);
}
