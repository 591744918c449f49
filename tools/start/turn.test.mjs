import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { inTurn } from './turn.mjs';

const folder = mkdtempSync(join(tmpdir(), 'turn-'));
after(() => rmSync(folder, { recursive: true, force: true }));

test('two processes that prepare at the same time take turns', async () => {
  const lock = join(folder, 'a.lock');
  const order = [];
  let waited = 0;
  const work = (name) => async () => {
    order.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    order.push(`${name} ends`);
  };
  await Promise.all([
    inTurn(lock, () => {}, work('one')),
    inTurn(
      lock,
      () => {
        waited += 1;
      },
      work('two'),
    ),
  ]);
  assert.deepEqual(order, ['one begins', 'one ends', 'two begins', 'two ends']);
  assert.equal(waited, 1);
  assert.equal(existsSync(lock), false);
});

test('the lock of a dead process is ignored, and a failure releases the lock', async () => {
  const lock = join(folder, 'b.lock');
  writeFileSync(lock, '4194305');
  await assert.rejects(
    inTurn(
      lock,
      () => {},
      async () => {
        throw new Error('no network');
      },
    ),
    /no network/,
  );
  assert.equal(existsSync(lock), false);
});
