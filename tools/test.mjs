/** `npm test`: lint, types, unit and integration tests, builds, browser journeys, compatibility. Ends on `N passed, N failed`. */
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { runJest } from './checks/jest.mjs';
import { databaseProjects, onPostgres } from './checks/postgres-tests.mjs';
import { readProjects } from './checks/projects.mjs';
import { judge, readRules, reportRules, shownByJest, shownByPlaywright } from './checks/rules.mjs';
import { NOT_CHECKED, readJest, readJson, readNx, readSum, readTap } from './checks/results.mjs';
import { findPostgres } from './servers/postgres.mjs';
import { NX, NX_ENV } from './start/build.mjs';
import { checkNode, ensureInstalled } from './start/install.mjs';
import { stopAllGroups } from './start/process-group.mjs';
import { createReport, StartError } from './start/report.mjs';
import { run } from './start/run.mjs';
import { ROOT } from './start/settings.mjs';

const report = createReport();
const RESULTS = join(ROOT, '.cache/test');
/** Two cores are what the whole test is made for. */
const AT_A_TIME = 2;
/** A whole interview aloud and one typed, side by side; and uploads that are refused. */
const POSTGRES_JOURNEYS = ['english-voice', 'arabic-typed', 'bad-input'];
const STYLE_SHEETS = '{apps,libs}/*/src/**/*.css';

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => void stopAllGroups(8_000).then(() => process.exit(1)));

/** Lint, types and builds of every project; what has not changed comes from the cache. */
async function staticChecks(projects) {
  const targets = ['lint', 'typecheck', 'build'];
  const wanted = projects.flatMap(({ name, scripts }) =>
    targets.filter((target) => scripts.includes(target)).map((target) => `${name}:${target}`),
  );
  const { output } = await run(
    process.execPath,
    [
      NX,
      'run-many',
      '-t',
      ...targets,
      `--parallel=${AT_A_TIME}`,
      '--output-style=static',
      '--nxBail=false',
    ],
    {
      cwd: ROOT,
      env: { ...process.env, ...NX_ENV },
    },
  );
  const outcome = readNx(output, wanted);
  if (outcome.failed > 0) report.plain(output);
  return outcome;
}

/** Every project's tests, each in its own folder. */
function unitTests(projects) {
  return eachOf(
    projects.filter(({ scripts }) => scripts.includes('test')),
    async ({ name, folder }) => {
      const file = join(RESULTS, `jest.${name}.json`);
      const { code, output } = await runJest(folder, file, ['--passWithNoTests', '--maxWorkers=1']);
      const outcome = readJest(file, name, code);
      if (outcome.failed > 0) report.plain(output);
      return outcome;
    },
  );
}

/** Told where it is so. A machine that is there to check everything (`CI`) goes on, and fails by name. */
function lacksPostgres() {
  if (findPostgres() !== null || process.env.CI) return false;
  report.warn(
    'PostgreSQL is not installed: nothing is tested on it (on Debian and Ubuntu: apt-get install postgresql)',
  );
  return true;
}

/** Those tests that use a database once more, on PostgreSQL: on the embedded one they have just run. */
async function postgresTests(projects) {
  if (lacksPostgres()) return sum([]);
  return onPostgres((runTests) =>
    eachOf(databaseProjects(projects), async (project) => {
      const file = join(RESULTS, `jest.${project.name}.postgres.json`);
      const { code, output } = await runTests(project, file, ['--maxWorkers=1']);
      const outcome = readJest(file, `${project.name} on PostgreSQL`, code);
      if (outcome.failed > 0) report.plain(output);
      return {
        ...outcome,
        failures: outcome.failures.map((failure) => `on PostgreSQL: ${failure}`),
      };
    }),
  ).catch((error) => {
    if (!(error instanceof StartError)) throw error;
    return { passed: 0, failed: 1, failures: [`tests on PostgreSQL: ${error.message}`] };
  });
}

/** What is checked over all projects at once, each with the arguments it is started with. */
const WHOLE_TREE_CHECKS = {
  'eslint tools and benches': ['node_modules/eslint/bin/eslint.js', 'tools', 'bench/**/*.mjs'],
  'style sheets': ['node_modules/stylelint/bin/stylelint.mjs', STYLE_SHEETS],
  catalogues: ['tools/checks/catalogues.mjs'],
  workflows: ['tools/checks/workflows.mjs'],
  dependencies: ['tools/checks/dependencies.mjs'],
  'known faults of packages': ['tools/checks/audit.mjs'],
  'built remotes against the contract': ['tools/checks/manifests.mjs'],
  'JavaScript of login and room': ['tools/checks/budgets.mjs'],
};

async function wholeTreeCheck([name, [script, ...args]]) {
  const { code, output } = await run(process.execPath, [join(ROOT, script), ...args], {
    cwd: ROOT,
    env: { ...process.env, FORCE_COLOR: '0' },
  });
  if (code !== 0) report.plain(output);
  if (code === NOT_CHECKED) return { passed: 0, failed: 0, failures: [] };
  return code === 0
    ? { passed: 1, failed: 0, failures: [] }
    : { passed: 0, failed: 1, failures: [name] };
}

/** Plain scripts with tests beside them; benches with a project of their own have Jest's. */
const testsIn = (folder) =>
  readdirSync(join(ROOT, folder), { recursive: true })
    .filter((file) => file.endsWith('.test.mjs') && !file.includes('node_modules'))
    .map((file) => join(folder, file));

/** The tools' and benches' own tests, among them that each check refuses what is planted, and the checks over the whole tree. */
async function toolChecks() {
  const files = ['tools', 'bench'].flatMap(testsIn);
  // By itself Node leaves one processor free, which makes it one file at a time on two: scratch clones are built, servers started and stopped one by one.
  const concurrency = Math.max(AT_A_TIME, availableParallelism() - 1);
  const tests = await run(
    process.execPath,
    ['--test', '--test-reporter=tap', `--test-concurrency=${concurrency}`, ...files],
    { cwd: ROOT, env: { ...process.env, NODE_TEST_CONTEXT: undefined } },
  );
  const outcome = readTap(tests.output, 'tools', tests.code);
  if (outcome.failed > 0) report.plain(tests.output);
  return sum([outcome, await eachOf(Object.entries(WHOLE_TREE_CHECKS), wholeTreeCheck)]);
}

async function journeys() {
  const { code } = await run(process.execPath, [join(ROOT, 'tools/e2e.mjs')], {
    cwd: ROOT,
    echo: true,
    env: { ...process.env, E2E_PICTURES: 'none' },
  });
  return readSum(join(ROOT, 'e2e/output/results.json'), 'browser journeys', code);
}

/** What touches the database most, against each API as a process of its own over PostgreSQL; `npm run e2e -- journeys --database postgres` plays all. */
async function journeysOnPostgres() {
  if (lacksPostgres()) return sum([]);
  const { code } = await run(
    process.execPath,
    [join(ROOT, 'tools/e2e.mjs'), 'journeys', '--database', 'postgres', ...POSTGRES_JOURNEYS],
    { cwd: ROOT, echo: true },
  );
  return readSum(
    join(ROOT, 'e2e/output/postgres/results.json'),
    'browser journeys on PostgreSQL',
    code,
  );
}

/** The shorter half of `npm run compatibility`: with the released version, every two builds that can meet. */
async function compatibility() {
  const { code } = await run(
    process.execPath,
    [join(ROOT, 'tools/compatibility.mjs'), '--pairwise'],
    { cwd: ROOT, echo: true },
  );
  if (code === NOT_CHECKED) return { passed: 0, failed: 0, failures: [] };
  return readSum(join(ROOT, '.cache/compatibility/total.json'), 'compatibility', code);
}

/** Whether each rule of the product has a test that passed, among those that have just run. */
function productRules(projects) {
  const units = projects.flatMap(({ name }) => {
    const results = readJson(join(RESULTS, `jest.${name}.json`));
    return results === null ? [] : shownByJest(results);
  });
  const played = readJson(join(ROOT, 'e2e/output/results.conformance.json'));
  const browser = played === null ? [] : shownByPlaywright(played);
  const judged = judge(readRules(readFileSync(join(ROOT, 'docs/product-rules.md'), 'utf8')), [
    ...units,
    ...browser,
  ]);
  report.plain(reportRules(judged).lines.at(-1));
  // What failed has been counted where it ran; a rule that nothing shows is found here alone.
  const unshown = judged.verdicts
    .filter(({ verdict }) => verdict === 'no test')
    .map(({ rule }) => `${rule.title}: no test shows it`);
  const failures = [...unshown, ...judged.mistakes];
  return { passed: failures.length === 0 ? 1 : 0, failed: failures.length, failures };
}

const sum = (outcomes) => ({
  passed: outcomes.reduce((total, { passed }) => total + passed, 0),
  failed: outcomes.reduce((total, { failed }) => total + failed, 0),
  failures: outcomes.flatMap(({ failures }) => failures),
});

/** Works through a list, so many at a time. */
async function eachOf(items, work) {
  const queue = [...items];
  const outcomes = [];
  const lane = async () => {
    while (queue.length > 0) outcomes.push(await work(queue.shift()));
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, lane));
  return sum(outcomes);
}

async function stage(name, work) {
  report.say(`${name}…`);
  const startedAt = performance.now();
  const outcome = await work();
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  (outcome.failed === 0 ? report.say : report.fail)(
    `${name}: ${outcome.passed} passed, ${outcome.failed} failed (${seconds} s)`,
  );
  return outcome;
}

async function main() {
  checkNode();
  await ensureInstalled(report);
  rmSync(RESULTS, { recursive: true, force: true });
  rmSync(join(ROOT, 'e2e/output'), { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  const projects = readProjects();
  return sum([
    await stage('Lint, types, builds', () => staticChecks(projects)),
    await stage('Tools, import rules, styles, catalogues', toolChecks),
    await stage('Unit and integration tests', () => unitTests(projects)),
    await stage('Tests on PostgreSQL', () => postgresTests(projects)),
    await stage('Browser journeys', journeys),
    await stage('Browser journeys on PostgreSQL', journeysOnPostgres),
    await stage('Compatibility with the released version', compatibility),
    await stage('Rules of the product', () => productRules(projects)),
  ]);
}

const startedAt = performance.now();
let total;
try {
  total = await main();
} catch (error) {
  total = {
    passed: 0,
    failed: 1,
    failures: [error instanceof StartError ? error.message : error.stack],
  };
}
for (const failure of total.failures) report.fail(failure);
report.say(`${Math.round((performance.now() - startedAt) / 1000)} s in all`);
process.exitCode = total.failed === 0 ? 0 : 1;
report.plain(`${total.passed} passed, ${total.failed} failed`);
