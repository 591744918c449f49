import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shownByJest, shownByPlaywright } from './shown.mjs';

const FILE = 'journeys/a.spec.ts';
const passed = (steps = []) => ({ status: 'passed', steps });
const failed = (steps = []) => ({ status: 'failed', steps });
const step = (title, rest = {}) => ({ title, duration: 3, ...rest });
const broken = (title) => step(title, { error: { message: 'no' } });
const spec = (title, runs, { ok = true, status = 'expected' } = {}) => ({
  title,
  ok,
  file: FILE,
  tests: [{ status, results: runs }],
});
const shownBy = (...specs) => shownByPlaywright({ suites: [{ suites: [{ specs }] }] }, 'real');
const verdicts = (...specs) => shownBy(...specs).map(({ title, ok }) => [title, ok]);

test('Jest: tests named after a rule show it', () => {
  const results = {
    testResults: [
      {
        name: '/x/libs/ui/src/a.test.ts',
        assertionResults: [
          { title: '§5.1 A', status: 'passed' },
          { title: '§5.2 B', status: 'pending' },
          { title: 'other', status: 'passed' },
        ],
      },
    ],
  };
  assert.deepEqual(shownByJest(results), [
    { title: '§5.1 A', ok: true, where: 'libs/ui/src/a.test.ts', kind: 'unit' },
    { title: '§5.2 B', ok: false, where: 'libs/ui/src/a.test.ts', kind: 'unit' },
  ]);
});

test('Playwright: tests named after a rule show it, unless they failed or were skipped', () => {
  assert.deepEqual(
    shownBy(
      spec('§5.1 A', [passed()]),
      spec('§5.2 B', [failed()], { ok: false, status: 'unexpected' }),
      spec('§5.3 C', [{ status: 'skipped' }], { status: 'skipped' }),
      spec('§5.4 D', [failed()]),
      spec('§5.5 E', []),
      spec('other', [passed()]),
    ),
    [
      ['§5.1 A', true],
      ['§5.2 B', false],
      ['§5.3 C', false],
      // Expected to fail, and did: nothing to show.
      ['§5.4 D', false],
      ['§5.5 E', false],
    ].map(([title, ok]) => ({ title, ok, where: `e2e/${FILE}`, kind: 'real' })),
  );
});

test('Playwright: steps named after a rule show it, at any depth, and name their test', () => {
  assert.deepEqual(
    shownBy(
      spec('a whole story', [
        passed([step('first', { steps: [step('§5.1 A', { steps: [step('§5.2 B')] })] })]),
      ]),
    ),
    [
      { title: '§5.1 A', ok: true, where: `e2e/${FILE}: a whole story`, kind: 'real' },
      { title: '§5.2 B', ok: true, where: `e2e/${FILE}: a whole story`, kind: 'real' },
    ],
  );
});

test('Playwright: a step with an error, and one that never ended, show nothing', () => {
  assert.deepEqual(
    verdicts(
      spec(
        'story',
        [failed([step('§5.1 A'), broken('§5.2 B'), step('§5.3 C', { duration: -1 })])],
        {
          ok: false,
          status: 'unexpected',
        },
      ),
    ),
    [
      ['§5.1 A', true],
      ['§5.2 B', false],
      ['§5.3 C', false],
    ],
  );
});

test('Playwright: the last run of a retried test counts', () => {
  assert.deepEqual(
    verdicts(
      spec('story', [failed([step('§5.1 A'), broken('§5.2 B')]), passed([step('§5.2 B')])], {
        status: 'flaky',
      }),
    ),
    // §5.1 was not shown again, so nothing is known about it.
    [['§5.2 B', true]],
  );
  assert.deepEqual(verdicts(spec('§5.1 A', [failed(), passed()], { status: 'flaky' })), [
    ['§5.1 A', true],
  ]);
});
