import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { readJest, readNx, readPlaywright, readSum, readTap } from './results.mjs';

const folder = mkdtempSync(join(tmpdir(), 'results-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const file = (content) => {
  const path = join(folder, `${Math.random()}.json`);
  writeFileSync(path, JSON.stringify(content));
  return path;
};

test('Nx: each task counts once; a failed one and one that never ran are named', () => {
  const output =
    '\n> nx run ui:lint  [existing outputs match the cache, left as is]\n\n> nx run ui:typecheck\n\n NX   failed\n\nFailed tasks:\n\n- ui:typecheck\n\n  Run duration: 1s\n';
  assert.deepEqual(readNx(output, ['ui:lint', 'ui:typecheck', 'shell:build']), {
    passed: 1,
    failed: 2,
    failures: ['nx run ui:typecheck', 'nx run shell:build (not run)'],
  });
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
          { status: 'failed', fullName: 'adds', failureMessages: ['Error: no\n at'] },
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
  });
});

test('a run without results is a failure, not nothing', () => {
  assert.deepEqual(readJest(join(folder, 'none.json'), 'ui', 134), {
    passed: 0,
    failed: 1,
    failures: ['ui: no results (exit code 134)'],
  });
});

test('a non-zero exit code is a failure even where every test passed', () => {
  assert.equal(readJest(file({ numPassedTests: 3, testResults: [] }), 'ui', 1).failed, 1);
  assert.equal(
    readPlaywright(file({ stats: { expected: 3 }, suites: [] }), 'journeys', 1).failed,
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
    suites: [{ suites: [{ specs: [failed, { ok: true }] }] }],
  });
  assert.deepEqual(readPlaywright(path, 'journeys', 1), {
    passed: 4,
    failed: 1,
    failures: ['e2e/a.spec.ts: logs in: timed out'],
  });
});

test('a sum of several parts: a failure of one counts once, a bad end without a failure counts too', () => {
  const part = { passed: 4, failed: 1, failures: ['e2e/a.spec.ts: logs in: timed out'] };
  assert.deepEqual(readSum(file(part), 'browser', 1), part);
  assert.deepEqual(readSum(file({ passed: 4, failed: 0, failures: [] }), 'browser', 1), {
    passed: 4,
    failed: 1,
    failures: ['browser: exit code 1'],
  });
  assert.deepEqual(readSum(join(folder, 'none.json'), 'browser', 1), {
    passed: 0,
    failed: 1,
    failures: ['browser: no results (exit code 1)'],
  });
});

test('TAP: counts and names', () => {
  assert.deepEqual(readTap('ok 1 - a\nnot ok 2 - b\n# pass 1\n# fail 1\n', 'tools', 1), {
    passed: 1,
    failed: 1,
    failures: ['tools: b'],
  });
});
