import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readOptions } from './options.mjs';
import { resultLine, table } from './summary.mjs';

const runs = [
  { fault: 'worker-killed', survived: true, recoveredS: 5.2, lost: 0, duplicated: 0 },
  { fault: 'worker-killed', survived: false, recoveredS: 7, lost: 1, duplicated: 0 },
  { fault: 'page-refresh', survived: true, recoveredS: 30, lost: 0, duplicated: 2 },
];

test('the table sums up each fault', () => {
  assert.equal(
    table(runs),
    [
      'fault          survived  seconds to recover  lost  duplicated',
      'worker-killed  1 of 2    5.2–7.0             1     0',
      'page-refresh   1 of 1    30.0–30.0           0     2',
    ].join('\n'),
  );
});

test('the result line gives the slowest take-over', () => {
  assert.equal(
    resultLine(runs),
    'RESULT chaos {"faults":2,"runs":3,"survived":2,"lost":1,"duplicated":2,"takeover_s":7}',
  );
});

test('an option or a fault that is not known is named', () => {
  assert.deepEqual(readOptions(['--only', 'a,b', '--runs', '1'], ['a', 'b']), {
    only: ['a', 'b'],
    runs: 1,
    atOnce: 2,
  });
  assert.throws(() => readOptions(['--only', 'c'], ['a']), /No such fault: c/);
  assert.throws(() => readOptions(['--runs', '0'], []), /--runs/);
  assert.throws(() => readOptions(['--all'], []), /--all is not known/);
});
