import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  acrossMajors,
  combine,
  contractAllows,
  everyCombination,
  pairwise,
} from './combinations.mjs';

const PARTS = ['shell', 'auth', 'onboarding', 'interview'];
const [old, now, next] = [
  { key: 'old', contract: '1.1.0' },
  { key: 'new', contract: '1.2.3' },
  { key: 'next', contract: '2.0.0' },
];

test('the contract allows the same major, and no minor that the host does not know', () => {
  const allowed = (host, remote) => contractAllows(host, remote);
  assert.deepEqual(
    ['1.1.0', '1.0.9', '1.1.7', '1.2.0', '2.0.0', '0.9.0'].map((remote) =>
      allowed('1.1.0', remote),
    ),
    [true, true, true, false, false, false],
  );
});

test('two versions of four parts make sixteen different combinations', () => {
  const all = everyCombination(PARTS, [old, now]);
  assert.equal(new Set(all.map(({ name }) => name)).size, 16);
  assert.deepEqual(all[0].versions, {
    shell: 'old',
    auth: 'old',
    onboarding: 'old',
    interview: 'old',
  });
});

test('an older host refuses exactly the remotes of a newer minor', () => {
  assert.deepEqual(
    combine({ shell: 'old', auth: 'new', onboarding: 'old', interview: 'new' }, [old, now]).refused,
    ['auth', 'interview'],
  );
  assert.deepEqual(
    combine({ shell: 'new', auth: 'old', onboarding: 'old', interview: 'old' }, [old, now]).refused,
    [],
  );
});

test('a few pairwise combinations contain every two builds that can meet', () => {
  const chosen = pairwise(everyCombination(PARTS, [old, now]));
  assert.ok(chosen.length <= 6, `${chosen.length} combinations`);
  for (const [a, b] of PARTS.flatMap((part, index) =>
    PARTS.slice(index + 1).map((other) => [part, other]),
  )) {
    assert.equal(
      new Set(chosen.map(({ versions }) => versions[a] + versions[b])).size,
      4,
      `${a} and ${b}`,
    );
  }
});

test('across majors, each remote is refused once ahead of its host and once behind', () => {
  assert.deepEqual(
    acrossMajors(PARTS, now, next).map(({ refused }) => refused),
    [['auth'], ['onboarding'], ['interview'], ['auth'], ['onboarding'], ['interview'], []],
  );
});
