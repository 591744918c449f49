import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { scratchClone } from './checks/scratch-clone.mjs';
import { NX_ENV } from './start/build.mjs';
import { run } from './start/run.mjs';

const planted = [
  { project: 'ui', folder: 'libs/ui', imported: '@portal/db' },
  { project: 'auth-mfe', folder: 'apps/auth-mfe', imported: '@portal/testing/fake-servers' },
];
for (const { project, folder, imported } of planted) {
  test(`lint refuses an import of ${imported} in ${folder}`, async (t) => {
    // Add the forbidden import to a clone, because other tests may be copying this checkout.
    const clone = scratchClone();
    t.after(() => clone.remove());
    writeFileSync(
      join(clone.folder, folder, 'src/planted-import.ts'),
      `import * as imported from '${imported}';\n\nexport const planted = imported;\n`,
    );
    const { code, output } = await run(
      process.execPath,
      [
        join(clone.folder, 'node_modules/nx/dist/bin/nx.js'),
        'run',
        `${project}:lint`,
        '--output-style=static',
      ],
      { cwd: clone.folder, env: { ...clone.env, ...NX_ENV } },
    );
    assert.notEqual(code, 0, 'lint accepted a forbidden import');
    assert.match(output, /planted-import\.ts/);
    assert.match(output, /@nx\/enforce-module-boundaries/);
  });
}
