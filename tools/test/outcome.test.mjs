import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { failedTasks, readJest, readPlaywright, readTap, readTask, sum } from './outcome.mjs';

const folder = mkdtempSync(join(tmpdir(), 'results-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const file = (content) => {
  const path = join(folder, `${Math.random()}.json`);
  writeFileSync(path, JSON.stringify(content));
  return path;
};
const nowhere = join(folder, 'none.json');

test('Nx: failed tasks and tasks that never ran are distinguished from passed ones', () => {
  const output =
    '\n> nx run ui:lint  [existing outputs match the cache, left as is]\n\n> nx run ui:typecheck\n\n NX   failed\n\nFailed tasks:\n\n- ui:typecheck\n\n  Run duration: 1s\n';
  assert.deepEqual(failedTasks(output, ['ui:lint', 'ui:typecheck', 'shell:build']), [
    'ui:typecheck',
    'shell:build',
  ]);
});

test('a task counts as what it stored, and as one test if it stored nothing', () => {
  assert.equal(readTask('ui:lint', false, nowhere).passed, 1);
  assert.deepEqual(readTask('ui:lint', true, nowhere), {
    passed: 0,
    failed: 1,
    failures: ['nx run ui:lint'],
  });
  const recorded = { passed: 3, failed: 1, failures: ['a'] };
  assert.deepEqual(readTask('ui:test', true, file(recorded)), recorded);
});

test('a task that fails although its tests passed is a failure', () => {
  const path = file({ passed: 3, failed: 0, failures: [] });
  assert.deepEqual(readTask('ui:test', true, path), {
    passed: 3,
    failed: 1,
    failures: ['nx run ui:test'],
  });
});

test('a sum has every failure, every flaky test and every shown rule', () => {
  const shown = [{ title: '§5.1 A', ok: true, where: 'a', kind: 'unit' }];
  assert.deepEqual(
    sum([
      { passed: 1, failed: 0, failures: [], shown },
      { passed: 2, failed: 1, failures: ['b'], flaky: ['c'] },
    ]),
    { passed: 3, failed: 1, failures: ['b'], flaky: ['c'], shown },
  );
});

test('Jest: failed tests and a suite that cannot run are named', () => {
  const path = file({
    numPassedTests: 7,
    testResults: [
      {
        name: '/x/libs/ui/src/a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { title: '', status: 'failed', fullName: 'adds', failureMessages: ['Error: no\n at'] },
        ],
      },
      {
        name: '/x/libs/ui/src/b.test.ts',
        status: 'failed',
        message: 'cannot be read',
        assertionResults: [],
      },
    ],
  });
  assert.deepEqual(readJest(path, 'ui', 1), {
    passed: 7,
    failed: 2,
    failures: ['libs/ui/src/a.test.ts: adds: Error: no', 'libs/ui/src/b.test.ts: cannot be read'],
    shown: [],
  });
});

test('a run without results is a failure, not nothing', () => {
  assert.deepEqual(readJest(nowhere, 'ui', 134), {
    passed: 0,
    failed: 1,
    failures: ['ui: no results (exit code 134)'],
  });
});

test('a non-zero exit code is a failure even if every test passed', () => {
  assert.equal(readJest(file({ numPassedTests: 3, testResults: [] }), 'ui', 1).failed, 1);
  assert.equal(
    readPlaywright(file({ stats: { expected: 3 }, suites: [] }), 'journeys', 1, 'real').failed,
    1,
  );
});

test('Playwright: nested failures are named', () => {
  const failed = {
    ok: false,
    file: 'a.spec.ts',
    title: 'logs in',
    tests: [{ results: [{ error: { message: '\u001b[31mtimed out\u001b[0m\nmore' } }] }],
  };
  const path = file({
    stats: { expected: 4, unexpected: 1 },
    suites: [{ suites: [{ specs: [failed, { ok: true, title: 'logs out' }] }] }],
  });
  assert.deepEqual(readPlaywright(path, 'journeys', 1, 'real'), {
    passed: 4,
    failed: 1,
    failures: ['e2e/a.spec.ts: logs in: timed out'],
    flaky: [],
    shown: [],
  });
});

test('Playwright: a test that passes at the second try counts as passed, and is named with its first error', () => {
  const spec = {
    ok: true,
    file: 'a.spec.ts',
    title: 'logs in',
    tests: [{ status: 'flaky', results: [{ error: { message: 'timed out' } }, {}] }],
  };
  const { passed, failed, flaky } = readPlaywright(
    file({ stats: { expected: 4, flaky: 1 }, suites: [{ specs: [spec] }] }),
    'journeys',
    0,
    'real',
  );
  assert.deepEqual(
    { passed, failed, flaky },
    {
      passed: 5,
      failed: 0,
      flaky: ['e2e/a.spec.ts: logs in: timed out'],
    },
  );
});

test('TAP: counts and names', () => {
  assert.deepEqual(readTap('ok 1 - a\nnot ok 2 - b\n# pass 1\n# fail 1\n', 'tools', 1), {
    passed: 1,
    failed: 1,
    failures: ['tools: b'],
  });
});
