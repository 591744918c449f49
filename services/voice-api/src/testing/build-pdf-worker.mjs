import { rspack } from '@rspack/core';
import { fileURLToPath } from 'node:url';
import { service } from '../../../../tools/rspack/service.mjs';

const dir = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Jest's global setup. Bundles the PDF reader and the confinement probe once, because plain Node
 * can't load TypeScript.
 */
export default async function buildPdfWorker() {
  const config = service({
    dir,
    entries: {
      'pdf-worker': './src/pdf/worker.ts',
      'confinement-probe': './src/testing/confinement-probe.ts',
    },
  });
  const compiler = rspack({
    ...config,
    devtool: false,
    output: { ...config.output, path: `${dir}node_modules/.cache/test`, filename: '[name].mjs' },
  });
  await new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else compiler.close(resolve);
    });
  });
}
