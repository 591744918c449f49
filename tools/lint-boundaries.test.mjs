import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { NX, NX_ENV } from './start/build.mjs';
import { run } from './start/run.mjs';
import { ROOT } from './start/settings.mjs';

const PLANTED = join(ROOT, 'libs/ui/src/planted-import.ts');
const remove = () => rmSync(PLANTED, { force: true });
after(remove);
process.once('SIGTERM', () => { remove(); process.exit(1); });

test('lint refuses an import across the boundaries: the user interface may not read the database', async () => {
  writeFileSync(PLANTED, "import { openDatabase } from '@portal/db';\n\nexport const planted = openDatabase;\n");
  const { code, output } = await run(process.execPath, [NX, 'run', 'ui:lint', '--skip-nx-cache', '--output-style=static'], { cwd: ROOT, env: { ...process.env, ...NX_ENV } });
  remove();
  assert.notEqual(code, 0, 'lint let a forbidden import through');
  assert.match(output, /planted-import\.ts/);
  assert.match(output, /@nx\/enforce-module-boundaries/);
});
