/**
 * `npm run e2e [-- <project>]`: the browser journeys against the whole system, on ports and in a data folder of their own; all of
 * Playwright's projects, or the one that is the first word. `--database postgres`: each API a process of its own over a PostgreSQL
 * server of the run's own, in place of all in one over the embedded database. Other arguments go to Playwright.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './checks/browser.mjs';
import { answersOf, OF_THE_JOURNEYS, wordsInLogs } from './checks/personal-data-in-logs.mjs';
import { readPlaywright } from './checks/results.mjs';
import { faultsOfTelemetry } from './checks/telemetry-of-journeys.mjs';
import { readDatabase, SYSTEMS } from './journeys/systems.mjs';
import { engineLines } from './start/engines.mjs';
import { freePorts } from './start/free-ports.mjs';
import { checkNode, ensureInstalled } from './start/install.mjs';
import { checkPorts } from './start/ports.mjs';
import { prepare } from './start/prepare.mjs';
import { stopAllGroups } from './start/process-group.mjs';
import { createReport, StartError } from './start/report.mjs';
import { run } from './start/run.mjs';
import { readSettings, REMOTES, ROOT } from './start/settings.mjs';
import { inTurn } from './start/turn.mjs';
import './typescript/register.mjs';

const E2E = join(ROOT, 'e2e');
const report = createReport();
const { database, rest: words } = databaseOf(process.argv.slice(2));
/** What a run on PostgreSQL leaves stands beside what the other left. */
const OUTPUT = join(E2E, 'output', database === 'embedded' ? '' : database);
/** Elsewhere for who reads the results after the next run may have begun. */
const RESULTS = process.env.E2E_RESULTS_DIR || OUTPUT;
const PROJECTS = ['journeys', 'conformance', 'gallery', 'federation', 'room-down'];
/** What needs the built site alone starts without the room and the interviewer. */
const SITE_ALONE = new Set(['federation']);
/** Playwright's projects that one of ours is made of, the one that takes longest first; by itself it is one of the same name. */
const MADE_OF = { journeys: ['aloud', 'journeys'] };
/**
 * Pages at a time. An interview is mostly waiting for what is being said: of two at once one is aloud, the other is typed or heard by the browser,
 * and both find a core. Rules and remotes that fail wait for time limits, so that more of them go along; pictures are the processor's work alone.
 */
const WORKERS = { journeys: 2, conformance: 3, gallery: 2, federation: 3, 'room-down': 1 };
/** Whether an interview aloud is among what is played. */
const heldAloud = (filters) =>
  filters.length === 0 || filters.some((filter) => 'english-voice'.includes(filter));
const chosen = words[0]?.startsWith('-') ? undefined : words.shift();
const dataDir = mkdtempSync(join(tmpdir(), 'portal-e2e-'));
let system = null;
/** Each API by itself tells of what it does, so that one trace through all of them can be looked at. */
let collector = null;

function databaseOf(given) {
  try {
    return readDatabase(given);
  } catch (error) {
    report.fail(error.message);
    return process.exit(1);
  }
}

async function cleanUp() {
  await system?.stop();
  await collector?.close();
  await stopAllGroups(1_000);
  if (existsSync(join(dataDir, 'logs')))
    cpSync(join(dataDir, 'logs'), join(OUTPUT, 'logs'), { recursive: true });
  rmSync(dataDir, { recursive: true, force: true });
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => void cleanUp().then(() => process.exit(1)));

/** One of Playwright's projects, against the system as it is now. */
async function play(project, browser, { settings, secrets }) {
  const results = join(RESULTS, `results.${project}.json`);
  rmSync(results, { force: true });
  const { code } = await run(
    process.execPath,
    [
      join(ROOT, 'node_modules/@playwright/test/cli.js'),
      'test',
      ...(MADE_OF[project] ?? [project]).map((name) => `--project=${name}`),
      `--workers=${WORKERS[project]}`,
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
        E2E_OUTPUT: OUTPUT,
        FORCE_COLOR: '0',
      },
    },
  );
  return readPlaywright(results, `browser journeys (${project})`, code);
}

async function main() {
  checkNode();
  if (chosen !== undefined && !PROJECTS.includes(chosen))
    throw new StartError(`There is no project "${chosen}": ${PROJECTS.join(', ')}.`);
  await ensureInstalled(report);
  const browser = await findBrowser();
  const siteAlone = SITE_ALONE.has(chosen) && database === 'embedded';
  const env = {
    ...process.env,
    ...(siteAlone ? { LIVEKIT_DISABLED: '1' } : {}),
    ...(await freePorts()),
    DATA_DIR: dataDir,
    RATE_LIMIT_MAX: process.env.RATE_LIMIT_MAX ?? '0',
  };
  const settings = readSettings(env);
  await checkPorts(settings.ports);
  rmSync(OUTPUT, { recursive: true, force: true });
  mkdirSync(OUTPUT, { recursive: true });
  if (database === 'postgres')
    collector = await (
      await import('../libs/server-kit/src/testing/otlp-receiver.ts')
    ).startOtlpReceiver();
  const prepared = await prepare(report, settings, {
    ...env,
    ...(collector && { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }),
  });
  if (prepared.livekit === null && !siteAlone) throw new StartError('The journeys need LiveKit.');

  system = await SYSTEMS[database](prepared, {
    crashed: ({ name, how, lastWords }) => report.warn(`${name} ended (${how}). ${lastWords}`),
    recovered: (name) => report.say(`${name}: running again.`),
    note: (text) => report.warn(text),
  });
  await system.start().catch((error) => {
    throw error instanceof StartError
      ? new StartError(`${error.message} See ${join(OUTPUT, 'logs')}.`)
      : error;
  });
  report.say(`System under test: ${settings.urls.shell}`);
  if (!siteAlone) for (const line of engineLines(prepared.engines)) report.plain(`  ${line}`);

  const outcomes = [];
  for (const project of PROJECTS.filter((name) => chosen === undefined || name === chosen)) {
    if (project === 'room-down') {
      await system.stopRoom();
    }
    outcomes.push(await play(project, browser, prepared));
  }
  const personalWords = [
    ...OF_THE_JOURNEYS,
    ...answersOf(join(E2E, 'fixtures/answers/answers.json')),
  ];
  const personal = wordsInLogs(join(dataDir, 'logs'), personalWords);
  if (personal.length > 0)
    outcomes.push({
      passed: 0,
      failed: 1,
      failures: personal.slice(0, 20).map((where) => `personal data in a log: ${where}`),
    });
  if (collector && heldAloud(words)) {
    // What is left is sent at the end.
    await system.stop();
    const faults = faultsOfTelemetry(collector, personalWords);
    outcomes.push({
      passed: faults.length === 0 ? 1 : 0,
      failed: faults.length === 0 ? 0 : 1,
      failures: faults.map((fault) => `telemetry: ${fault}`),
    });
  }
  const total = {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
    failures: outcomes.flatMap(({ failures }) => failures),
  };
  writeFileSync(join(OUTPUT, 'results.json'), `${JSON.stringify(total, null, 2)}\n`);
  report.plain(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
}

inTurn(
  join(ROOT, '.cache/e2e.lock'),
  () => report.say('The journeys are being run already: waiting for them to end…'),
  main,
)
  .catch((error) => {
    report.fail(error instanceof StartError ? error.message : error.stack);
    return 1;
  })
  .then(async (code) => {
    await cleanUp();
    process.exit(code);
  });
