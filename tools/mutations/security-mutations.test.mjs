import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../start/settings.mjs';
import { MUTATIONS, patternOf } from './security-mutations.mjs';

test('the source of each mutation occurs exactly once', () => {
  const moved = MUTATIONS.filter(
    ({ file, from }) =>
      [...readFileSync(join(ROOT, file), 'utf8').matchAll(patternOf(from))].length !== 1,
  );
  assert.deepEqual(
    moved.map(({ what, file }) => `${what}: ${file}`),
    [],
  );
});

test('each mutation names an existing attack', () => {
  const missing = MUTATIONS.filter(
    ({ test: { project, file, node } }) =>
      !existsSync(
        join(
          ROOT,
          node ?? join(project, file.endsWith('.test') ? `${file}.ts` : `${file}.test.ts`),
        ),
      ),
  );
  assert.deepEqual(
    missing.map(({ what }) => what),
    [],
  );
});
