/**
 * `npm run mutations:security [-- words]` removes each protection in turn and checks that an attack
 * test then fails. `words` select mutations by description or file. A run takes minutes, and
 * nothing else may use this checkout during that time.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runJest } from '../test/jest.mjs';
import { runNodeTests } from '../test/node-tests.mjs';
import { readTap } from '../test/outcome.mjs';
import { stopAllGroups } from '../start/process-group.mjs';
import { ROOT } from '../start/settings.mjs';
import { MUTATIONS, patternOf } from './security-mutations.mjs';

const scratch = mkdtempSync(join(tmpdir(), 'mutations-'));
let restore = () => {};
let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    stopping = true;
    restore();
    void stopAllGroups(2_000);
  });
}

/**
 * Runs a mutation's attack test, or all tests in the given files if no title is given. Returns the
 * titles of the failed tests, and how many tests ran.
 */
async function runTest({ project, file, title, node }) {
  if (node !== undefined) {
    const { output, code } = await runNodeTests([node]);
    const { passed, failed, failures } = readTap(output, node, code);
    return { ran: passed + failed, failures };
  }
  const results = join(scratch, 'results.json');
  rmSync(results, { force: true });
  const pattern = title === undefined ? [] : ['-t', title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')];
  await runJest(join(ROOT, project), results, ['--maxWorkers=1', file, ...pattern]);
  if (!existsSync(results)) return { ran: 0, failures: [] };
  const tests = JSON.parse(readFileSync(results, 'utf8')).testResults.flatMap(
    ({ assertionResults }) => assertionResults,
  );
  const failures = tests
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => fullName);
  return {
    ran: failures.length + tests.filter(({ status }) => status === 'passed').length,
    failures,
  };
}

async function tried({ what, file, from, to, test }) {
  const path = join(ROOT, file);
  const source = readFileSync(path, 'utf8');
  const pattern = patternOf(from);
  if ([...source.matchAll(pattern)].length !== 1)
    return `NOT TRIED  ${what}: ${file} does not hold it once`;
  restore = () => writeFileSync(path, source);
  try {
    writeFileSync(
      path,
      source.replace(pattern, () => to),
    );
    const { ran, failures } = await runTest(test);
    if (ran === 0) return `NOT TRIED  ${what}: no test ran`;
    return failures.length > 0
      ? `noticed    ${what}: ${failures[0]}`
      : `UNNOTICED  ${what}: ${ran} tests passed`;
  } finally {
    restore();
    restore = () => {};
  }
}

const words = process.argv.slice(2).join(' ');
const chosen = MUTATIONS.filter(({ what, file }) => `${what} ${file}`.includes(words));
let unnoticed = 0;
for (const mutation of chosen) {
  if (stopping) break;
  const line = await tried(mutation);
  console.log(line);
  if (!line.startsWith('noticed')) unnoticed += 1;
}
rmSync(scratch, { recursive: true, force: true });
console.log(stopping ? 'stopped' : `${chosen.length - unnoticed} of ${chosen.length} noticed`);
process.exitCode = unnoticed === 0 && !stopping ? 0 : 1;
