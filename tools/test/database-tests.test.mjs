import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { databaseTests } from './database-tests.mjs';
import { readProjects } from '../checks/projects.mjs';

const root = mkdtempSync(join(tmpdir(), 'database-tests-'));
after(() => rmSync(root, { recursive: true, force: true }));
function plant(files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

test('tests that open a database are found by their imports, and no others', () => {
  plant({
    'services/tea/src/testing/harness.ts':
      "import { openTestDatabase } from '@portal/db/testing';\n",
    'services/tea/src/a.test.ts': "import {\n  startHarness,\n} from './testing/harness';\n",
    'services/tea/src/b.test.ts': "import { brew } from './brew';\n",
    'services/tea/src/brew.ts':
      "import type { Database } from '@portal/db';\nimport './a-circle';\nexport * from './brew';\n",
    'libs/db/src/testing/test-database.ts': '',
    'libs/db/src/c.test.ts': "import { openTestDatabase } from './testing/test-database';\n",
  });
  assert.deepEqual(databaseTests(join(root, 'services/tea'), root), ['src/a.test.ts']);
  assert.deepEqual(databaseTests(join(root, 'libs/db'), root), ['src/c.test.ts']);
  assert.deepEqual(databaseTests(join(root, 'services/none'), root), []);
});

test('only the tests of libs/db open a database without openTestDatabase', () => {
  const past = readProjects()
    .filter(({ name }) => name !== 'db')
    .flatMap(({ folder }) => databaseTests(folder).map((file) => join(folder, file)))
    .filter((file) => /\b(openDatabase|PGlite)\(/.test(readFileSync(file, 'utf8')));
  assert.deepEqual(past, []);
});
