/**
 * `npm run dev` for a service: rebundles and restarts it on every change. Runs in the service's
 * folder.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const main = join(process.cwd(), 'dist/main.js');
const children = [];
const start = (args) => children.push(spawn(process.execPath, args, { stdio: 'inherit' }));

start([join(root, 'node_modules/@rspack/cli/bin/rspack.js'), 'build', '--watch']);
const waiting = setInterval(() => {
  if (!existsSync(main)) return;
  clearInterval(waiting);
  start(['--watch', '--enable-source-maps', main, ...process.argv.slice(2)]);
}, 200);

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    clearInterval(waiting);
    for (const child of children) child.kill('SIGTERM');
  });
}
