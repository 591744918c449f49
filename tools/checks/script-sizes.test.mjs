import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changesSince } from '../../bench/web/src/scripts.mjs';

test('each figure is told beside the one that was recorded, with its change', () =>
  assert.deepEqual(changesSince({ login: 125, room: 363 }, { login: 125, room: 330 }), [
    'login: 125.0 KB of JavaScript, 125.0 when last recorded (+0.0 %)',
    'room: 363.0 KB of JavaScript, 330.0 when last recorded (+10.0 %)',
  ]));

test('what became less has a minus', () =>
  assert.deepEqual(changesSince({ login: 90 }, { login: 100 }), [
    'login: 90.0 KB of JavaScript, 100.0 when last recorded (-10.0 %)',
  ]));
