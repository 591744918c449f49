import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { scratchClone } from './checks/scratch-clone.mjs';
import { NX_ENV } from './start/build.mjs';
import { run } from './start/run.mjs';

test('lint refuses an import across the boundaries: the user interface may not read the database', async (t) => {
  // Planted outside the tree: other tests copy the tree meanwhile.
  const clone = scratchClone();
  t.after(() => clone.remove());
  writeFileSync(
    join(clone.folder, 'libs/ui/src/planted-import.ts'),
    "import { openDatabase } from '@portal/db';\n\nexport const planted = openDatabase;\n",
  );
  const { code, output } = await run(
    process.execPath,
    [
      join(clone.folder, 'node_modules/nx/dist/bin/nx.js'),
      'run',
      'ui:lint',
      '--output-style=static',
    ],
    { cwd: clone.folder, env: { ...clone.env, ...NX_ENV } },
  );
  assert.notEqual(code, 0, 'lint let a forbidden import through');
  assert.match(output, /planted-import\.ts/);
  assert.match(output, /@nx\/enforce-module-boundaries/);
});
