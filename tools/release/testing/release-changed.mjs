/**
 * `node tools/release/testing/release-changed.mjs <remote> <target>` releases one remote from a
 * scratch clone in which its modules were changed. Each changed module sets `data-<remote>` on the
 * page's root element.
 */
import { appendFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { scratchClone } from '../../checks/scratch-clone.mjs';
import { run } from '../../start/run.mjs';

const [remote, target] = process.argv.slice(2);
const clone = scratchClone();
try {
  const modules = join(clone.folder, 'apps', `${remote}-mfe`, 'src/exposes');
  for (const file of readdirSync(modules))
    appendFileSync(
      join(modules, file),
      `\ndocument.documentElement.setAttribute('data-${remote}', 'changed');\n`,
    );
  const { code } = await run(
    process.execPath,
    [join(clone.folder, 'tools/release/release.mjs'), remote, '--target', target],
    { cwd: clone.folder, env: clone.env, echo: true },
  );
  process.exitCode = code;
} finally {
  clone.remove();
}
