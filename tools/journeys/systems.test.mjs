import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readDatabase } from './systems.mjs';

test('the database is taken out of the words wherever it stands; without one it is the embedded one', () => {
  assert.deepEqual(readDatabase(['journeys', '--database', 'postgres', 'arabic-typed']), {
    database: 'postgres',
    rest: ['journeys', 'arabic-typed'],
  });
  assert.deepEqual(readDatabase(['journeys']), { database: 'embedded', rest: ['journeys'] });
});

test('a database that there is not is named', () => {
  assert.throws(
    () => readDatabase(['--database', 'mysql']),
    /There is no database "mysql": embedded, postgres/,
  );
  assert.throws(() => readDatabase(['--database']), /There is no database ""/);
});
