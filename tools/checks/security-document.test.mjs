import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { missingTests } from './security-document.mjs';

const root = resolve(import.meta.dirname, '../..');
const here = 'tools/checks/security-document.test.mjs';

test('an existing test passes', () =>
  assert.deepEqual(
    missingTests(`\`${here} › a test that is named and exists is no fault\``, root),
    [],
  ));

test('a missing file or title is reported', () => {
  // Assemble the title from parts, so that this file does not contain it.
  const gone = ['never', 'written'].join(' ');
  assert.deepEqual(missingTests(`\`${here} › ${gone}\` and \`no/such.test.ts › x\``, root), [
    `${here} has no test "${gone}"`,
    'no/such.test.ts has no test "x"',
  ]);
});

test('a document without tests is reported', () =>
  assert.deepEqual(missingTests('All is well.', root), ['no test is named']));

test('every test that docs/security.md names exists', () =>
  assert.deepEqual(
    missingTests(readFileSync(resolve(root, 'docs/security.md'), 'utf8'), root),
    [],
  ));
