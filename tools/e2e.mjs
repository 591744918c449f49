/**
 * `npm run e2e -- <area> [--fast | --slow] [--database postgres] [Playwright arguments]` runs the
 * browser tests in one area (a folder in `e2e/`) against a separate system on free ports. `--fast`
 * skips the tests tagged `@slow`; `--slow` runs only those. With `--database postgres`, the APIs
 * are separate processes that share a PostgreSQL server started for the run.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './checks/browser.mjs';
import { answersOf, OF_THE_JOURNEYS, wordsInLogs } from './checks/personal-data-in-logs.mjs';
import { faultsOfTelemetry } from './checks/telemetry-of-journeys.mjs';
import { AREAS, FAST, SLOW, readWords } from './journeys/areas.mjs';
import { SYSTEMS } from './journeys/systems.mjs';
import { useTestKey } from './release/testing/test-key.mjs';
import { engineLines } from './start/engines.mjs';
import { freePorts } from './start/free-ports.mjs';
import { checkNode, ensureInstalled } from './start/install.mjs';
import { checkPorts } from './start/ports.mjs';
import { prepare } from './start/prepare.mjs';
import { stopAllGroups } from './start/process-group.mjs';
import { createReport, StartError } from './start/report.mjs';
import { run } from './start/run.mjs';
import { readSettings, REMOTES, ROOT } from './start/settings.mjs';
import { conclude, readPlaywright, sum } from './test/outcome.mjs';
import './typescript/register.mjs';

const E2E = join(ROOT, 'e2e');
const report = createReport();
const dataDir = mkdtempSync(join(tmpdir(), 'portal-e2e-'));
// Whether Nx has already built this task's dependencies with the test key. If not, this script
// builds them.
const isBuilt = useTestKey() && Boolean(process.env.NX_TASK_TARGET_PROJECT);
let system = null;
/**
 * Telemetry collector for all services, so that a test can follow one trace through all of them.
 * Null unless the run uses PostgreSQL.
 */
let collector = null;
let output = null;

async function cleanUp() {
  await system?.stop();
  await collector?.close();
  await stopAllGroups(1_000);
  const logs = join(dataDir, 'logs');
  if (output !== null && existsSync(logs)) cpSync(logs, join(output, 'logs'), { recursive: true });
  rmSync(dataDir, { recursive: true, force: true });
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => void cleanUp().then(() => process.exit(1)));

/** Runs the given Playwright projects of an area against the current system. */
async function play({ area, projects, workers, words }, browser, { settings, secrets }) {
  const results = join(output, `results.${projects[0]}.json`);
  const { code } = await run(
    process.execPath,
    [
      join(ROOT, 'node_modules/@playwright/test/cli.js'),
      'test',
      ...projects.map((name) => `--project=${name}`),
      `--workers=${workers}`,
      '--pass-with-no-tests',
      ...words,
    ],
    {
      cwd: E2E,
      echo: true,
      env: {
        ...process.env,
        SITE_URL: settings.urls.shell,
        MAIN_API_URL: settings.urls.mainApi,
        VOICE_API_URL: settings.urls.voiceApi,
        SITE_LOG: join(dataDir, 'logs', system.mainApiLog),
        ...Object.fromEntries(
          REMOTES.map((name) => [`${name.toUpperCase()}_REMOTE_URL`, settings.urls[name]]),
        ),
        LIVEKIT_URL: settings.urls.livekit,
        LIVEKIT_API_KEY: secrets.LIVEKIT_API_KEY,
        LIVEKIT_API_SECRET: secrets.LIVEKIT_API_SECRET,
        PORTAL_LIVEKIT_PID: String(system.pids().livekit ?? ''),
        PORTAL_INTERVIEWER_PID: String(system.pids().interviewer ?? ''),
        CHROMIUM_PATH: browser,
        E2E_RESULTS: results,
        E2E_OUTPUT: output,
        // Automatic runs take no pictures, which are only for people to look at. Fast runs also do
        // without animations, whose CPU time speech recognition needs in a spoken interview.
        ...((words.includes(FAST) || words.includes(SLOW)) && { E2E_PICTURES: 'none' }),
        ...(words.includes(FAST) && { E2E_MOTION: 'reduce' }),
        FORCE_COLOR: '0',
      },
    },
  );
  return readPlaywright(
    results,
    `browser tests (${projects.join(', ')})`,
    code,
    AREAS[area].needs === 'all' ? 'real' : 'stub',
  );
}

async function startSystem({ area, database }) {
  const { needs } = AREAS[area];
  const env = {
    ...process.env,
    ...(needs === 'site' && database === 'embedded' ? { LIVEKIT_DISABLED: '1' } : {}),
    ...(needs === 'room' && database === 'embedded' ? { INTERVIEWER_DISABLED: '1' } : {}),
    ...(await freePorts()),
    DATA_DIR: dataDir,
    RATE_LIMIT_MAX: process.env.RATE_LIMIT_MAX ?? '0',
    // Tests close pages without leaving their interviews, which then wait for a while for the
    // candidate to come back.
    INTERVIEWER_CAPACITY: '32',
  };
  const settings = readSettings(env);
  await checkPorts(settings.ports);
  if (database === 'postgres') {
    const { startOtlpReceiver } = await import('../libs/server-kit/src/testing/otlp-receiver.ts');
    collector = await startOtlpReceiver();
  }
  const prepared = await prepare(
    report,
    settings,
    { ...env, ...(collector && { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }) },
    { built: isBuilt },
  );
  if (prepared.livekit === null && needs !== 'site')
    throw new StartError('These tests need LiveKit.');

  system = await SYSTEMS[database](prepared, {
    crashed: ({ name, how, lastWords }) => report.warn(`${name} ended (${how}). ${lastWords}`),
    recovered: (name) => report.say(`${name}: running again.`),
    note: (text) => report.warn(text),
  });
  await system.start().catch((error) => {
    throw error instanceof StartError
      ? new StartError(`${error.message} See ${join(output, 'logs')}.`)
      : error;
  });
  report.say(`System under test: ${settings.urls.shell}`);
  if (needs === 'all') for (const line of engineLines(prepared.engines)) report.plain(`  ${line}`);
  return prepared;
}

/** Whether the chosen tests include a spoken interview. */
const heldAloud = ({ area, words }) =>
  area === 'journeys' &&
  words.every((word) => word.startsWith('-') || 'english-voice'.includes(word));

/** Searches the servers' logs and telemetry for the test candidates' personal data. */
async function lookForPersonalData(chosen) {
  const words = [...OF_THE_JOURNEYS, ...answersOf(join(E2E, 'fixtures/answers/answers.json'))];
  const outcomes = [];
  const personal = wordsInLogs(join(dataDir, 'logs'), words);
  if (personal.length > 0)
    outcomes.push({
      passed: 0,
      failed: 1,
      failures: personal.slice(0, 20).map((where) => `personal data in a log: ${where}`),
    });
  if (collector && heldAloud(chosen)) {
    // Stop the servers, so that they send their remaining telemetry.
    await system.stop();
    const faults = faultsOfTelemetry(collector, words);
    outcomes.push({
      passed: faults.length === 0 ? 1 : 0,
      failed: faults.length === 0 ? 0 : 1,
      failures: faults.map((fault) => `telemetry: ${fault}`),
    });
  }
  return outcomes;
}

async function main() {
  checkNode();
  const chosen = readWords(process.argv.slice(2));
  const { area, database, words } = chosen;
  await ensureInstalled(report);
  const browser = await findBrowser();
  output = join(E2E, 'output', database === 'embedded' ? area : `${area}.${database}`);
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  const prepared = await startSystem(chosen);

  const outcomes = [];
  for (const { projects, workers, roomDown } of AREAS[area].plays) {
    if (roomDown) await system.stopRoom();
    outcomes.push(await play({ area, projects, workers, words }, browser, prepared));
  }
  outcomes.push(...(await lookForPersonalData(chosen)));
  const total = sum(outcomes);
  for (const failure of total.failures) report.fail(failure);
  for (const test of total.flaky ?? []) report.warn(`Passed at the second try: ${test}`);
  report.plain(`${total.passed} passed, ${total.failed} failed`);
  return total;
}

const outcome = await main().catch((error) => {
  const text = error instanceof StartError ? error.message : error.stack;
  report.fail(text);
  return { passed: 0, failed: 1, failures: [text] };
});
await cleanUp();
conclude(outcome);
process.exit();
