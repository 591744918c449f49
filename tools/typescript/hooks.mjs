import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';

/**
 * Suffixes to try when resolving an import. As with bundlers, an import may omit the extension or
 * name a folder.
 */
const ENDINGS = ['', '.ts', '/index.ts'];
const NOT_THERE = new Set(['ERR_MODULE_NOT_FOUND', 'ERR_UNSUPPORTED_DIR_IMPORT']);

export async function resolve(specifier, context, next) {
  if (!specifier.startsWith('.')) return next(specifier, context);
  let notThere;
  for (const ending of ENDINGS) {
    try {
      return await next(specifier + ending, context);
    } catch (error) {
      if (!NOT_THERE.has(error.code)) throw error;
      notThere ??= error;
    }
  }
  throw notThere;
}

export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context);
  const filename = fileURLToPath(url);
  const { code } = await transform(await readFile(filename, 'utf8'), {
    filename,
    swcrc: false,
    sourceMaps: 'inline',
    jsc: {
      parser: { syntax: 'typescript' },
      target: 'es2022',
      experimental: { keepImportAttributes: true },
    },
    module: { type: 'es6' },
  });
  return { format: 'module', source: code, shortCircuit: true };
}
