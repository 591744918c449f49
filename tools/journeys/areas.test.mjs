import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../start/settings.mjs';
import { AREAS, readWords } from './areas.mjs';

test('the database is taken out of the words wherever it stands; without one it is the embedded one', () => {
  assert.deepEqual(readWords(['journeys', '--database', 'postgres', 'arabic-typed']), {
    area: 'journeys',
    database: 'postgres',
    words: ['arabic-typed'],
  });
  assert.deepEqual(readWords(['journeys']), { area: 'journeys', database: 'embedded', words: [] });
});

test('fast and slow parts are told apart by their tag', () => {
  assert.deepEqual(readWords(['gallery', '--fast']).words, ['--grep-invert=@slow']);
  assert.deepEqual(readWords(['gallery', '--slow', '-x']).words, ['--grep=@slow', '-x']);
});

test('an area or a database that there is not is named', () => {
  assert.throws(() => readWords(['setup']), /Name one of the areas: journeys, faults/);
  assert.throws(() => readWords([]), /Name one of the areas/);
  assert.throws(
    () => readWords(['journeys', '--database', 'mysql']),
    /There is no database "mysql": embedded, postgres/,
  );
  assert.throws(() => readWords(['journeys', '--database']), /There is no database ""/);
});

test('each area is a folder and a project of Nx', () => {
  for (const area of Object.keys(AREAS))
    assert.ok(existsSync(join(ROOT, 'e2e', area, 'project.json')), area);
});
