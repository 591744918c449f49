import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BUDGETS_KB, overBudget } from '../../bench/web/src/budget.mjs';

test('what is within its budget is no problem, to the last byte', () =>
  assert.deepEqual(overBudget({ ...BUDGETS_KB }), []));

test('each figure over its budget is named with both numbers', () => {
  assert.deepEqual(overBudget({ login: 130.04, room: 400 }, { login: 130, room: 330 }), [
    'login: 130.0 KB of JavaScript, the budget is 130 KB',
    'room: 400.0 KB of JavaScript, the budget is 330 KB',
  ]);
});
