import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../start/settings.mjs';
import { journeysFor } from './journeys.mjs';

const EVERYTHING = journeysFor([{ name: 'e2e', group: 'e2e' }]);

test('nothing is played where nothing of the running system is affected', () => {
  assert.deepEqual(journeysFor([]), []);
  assert.deepEqual(
    journeysFor([
      { name: 'calibration', group: 'bench' },
      { name: 'ui', group: 'libs' },
    ]),
    [],
  );
});

test('a remote is met on every screen, a server in the journeys', () => {
  assert.deepEqual(journeysFor([{ name: 'auth-mfe', group: 'apps' }]), [
    'journeys',
    'conformance',
    'gallery',
    'federation',
  ]);
  assert.deepEqual(journeysFor([{ name: 'interviewer', group: 'services' }]), [
    'journeys',
    'room-down',
  ]);
  assert.deepEqual(journeysFor([{ name: 'standalone', group: 'services' }]), [
    'journeys',
    'federation',
    'room-down',
  ]);
});

test('everything there is to play is known, and nothing else', () => {
  const played = /^const PROJECTS = \[(.*)\];$/m.exec(
    readFileSync(join(ROOT, 'tools/e2e.mjs'), 'utf8'),
  )?.[1];
  assert.equal(EVERYTHING.map((project) => `'${project}'`).join(', '), played);
});
