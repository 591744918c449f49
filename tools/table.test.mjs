import assert from 'node:assert/strict';
import { test } from 'node:test';
import { table } from './table.mjs';

test('a table aligns its columns', () => {
  assert.equal(table(['worker', 'n'], [['Worker 1', 3]]), 'worker    n\nWorker 1  3');
});
