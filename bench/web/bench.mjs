/**
 * `npm run bench:web`: compares the page composed from micro-frontends with a monolith built from
 * the same source code. bench/README.md lists the arguments.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomBytes, randomUUID } from 'node:crypto';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../tools/checks/browser.mjs';
import { useTestKey } from '../../tools/release/testing/test-key.mjs';
import { build } from '../../tools/start/build.mjs';
import { freePorts } from '../../tools/start/free-ports.mjs';
import { checkNode, ensureInstalled } from '../../tools/start/install.mjs';
import { findLiveKit } from '../../tools/start/livekit.mjs';
import { spawnGroup, stopAllGroups } from '../../tools/start/process-group.mjs';
import { createReport, StartError } from '../../tools/start/report.mjs';
import { HOST, ROOT } from '../../tools/start/settings.mjs';
import { answers } from '../../tools/start/service-process.mjs';
import { livekitConfig } from '../../tools/start/livekit-config.mjs';
import { poll } from '../../tools/until.mjs';
import { scores } from './src/lighthouse.mjs';
import { buildMonolith } from './src/monolith.mjs';
import { sharesInWords } from './src/package-shares.ts';
import { fetchedScripts } from './src/scripts.mjs';
import { startSite } from './src/servers.mjs';
import { summarise } from './src/summary.ts';
import { visit } from './src/visit.mjs';

const report = createReport();
const RUNS = Number(process.env.BENCH_RUNS ?? 9);
/**
 * Number of Lighthouse runs per site: several, because scores vary by a few points between runs.
 */
const LIGHTHOUSE_RUNS = 5;
const MONOLITH = join(import.meta.dirname, 'dist/monolith');
const RESULTS = join(ROOT, 'bench/results');
/**
 * First port to use. Each site needs six ports: one for the page, two for APIs and three for
 * remotes. The browser's debugging port comes after the sites' ports.
 */
const FIRST_PORT = Number(process.env.BENCH_PORT ?? 15_400);
const portsFrom = (first) => Array.from({ length: 6 }, (_, index) => first + index);
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
];

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => void stopAllGroups(3_000).then(() => process.exit(1)));

async function startLiveKit() {
  const command = await findLiveKit(report, join(ROOT, '.cache'));
  if (command === null) throw new StartError('The bench needs LiveKit.');
  const free = await freePorts();
  const ports = {
    livekit: Number(free.PORT_LIVEKIT),
    livekitTcp: Number(free.PORT_LIVEKIT_TCP),
    livekitUdp: Number(free.PORT_LIVEKIT_UDP),
  };
  const secrets = { LIVEKIT_API_KEY: 'bench', LIVEKIT_API_SECRET: randomBytes(24).toString('hex') };
  spawnGroup(command, [], {
    cwd: ROOT,
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      LIVEKIT_CONFIG: JSON.stringify(livekitConfig(ports, secrets)),
    },
  });
  if (!(await poll(() => answers(`http://${HOST}:${ports.livekit}`), 20_000)))
    throw new StartError('LiveKit did not start.');
  return {
    url: `ws://${HOST}:${ports.livekit}`,
    key: secrets.LIVEKIT_API_KEY,
    secret: secrets.LIVEKIT_API_SECRET,
    room: () => `bench-${randomUUID()}`,
  };
}

async function lighthouseOf(executablePath, url) {
  const port = FIRST_PORT + 30;
  const browser = await chromium.launch({
    executablePath,
    args: [...FLAGS, `--remote-debugging-port=${port}`],
  });
  try {
    return await scores(url, port);
  } finally {
    await browser.close();
  }
}

/**
 * Visits both sites alternately, so that other load on the machine affects both equally. The first
 * visits warm up the servers and are not counted.
 */
async function visits(executablePath, sites) {
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  const seen = { composed: [], monolith: [] };
  try {
    for (let run = 0; run <= RUNS; run += 1) {
      for (const name of Object.keys(seen)) {
        const one = await visit(browser, sites[name]);
        report.plain(
          `${run === 0 ? 'warm-up' : `run ${run}`} ${name}: ${JSON.stringify(one, (_, value) => (typeof value === 'number' ? Math.round(value * 10) / 10 : value))}`,
        );
        if (run > 0) seen[name].push(one);
      }
    }
  } finally {
    await browser.close();
  }
  return seen;
}

/**
 * Reports how much each package and project contributes to the scripts of the login page and of the
 * room, as a share of the total number of characters.
 */
async function tellShares(executablePath, sites) {
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    for (const [name, site] of Object.entries(sites)) {
      const fetched = await fetchedScripts(browser, site);
      for (const [until, files] of Object.entries(fetched))
        report.plain(`${name}, until the ${until}: ${sharesInWords(files)}`);
    }
  } finally {
    await browser.close();
  }
}

async function main() {
  checkNode();
  await ensureInstalled(report);
  useTestKey();
  const executablePath = await findBrowser();
  await build(report, ['shell', 'auth-mfe', 'onboarding-mfe', 'interview-mfe']);
  rmSync(MONOLITH, { recursive: true, force: true });
  await buildMonolith(MONOLITH);
  const livekit = await startLiveKit();
  const sites = {
    composed: await startSite({
      shell: join(ROOT, 'apps/shell/dist'),
      composed: true,
      ports: portsFrom(FIRST_PORT),
      livekit,
    }),
    monolith: await startSite({
      shell: MONOLITH,
      composed: false,
      ports: portsFrom(FIRST_PORT + 10),
      livekit,
    }),
  };
  const seen = await visits(executablePath, sites);
  const looked = { composed: [], monolith: [] };
  for (let run = 0; run < LIGHTHOUSE_RUNS; run += 1)
    for (const name of Object.keys(looked))
      looked[name].push(await lighthouseOf(executablePath, sites[name].url));
  const sides = {};
  for (const [name, runs] of Object.entries(looked)) {
    const performances = runs.map((run) => run.scores.performance);
    // Pick the run with the median performance score and report all of its scores.
    const middle = [...runs].sort(
      (one, other) => one.scores.performance - other.scores.performance,
    )[Math.floor(runs.length / 2)];
    report.plain(
      `Lighthouse ${name}, performance ${performances.join(', ')}: ${JSON.stringify(middle.scores)} ${middle.lost.join('; ')}`,
    );
    sides[name] = { visits: seen[name], lighthouse: middle.scores };
  }
  await tellShares(executablePath, sites);
  for (const site of Object.values(sites)) await site.close();
  const result = summarise(sides.composed, sides.monolith);
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(
    join(RESULTS, 'web.json'),
    `${JSON.stringify({ runs: RUNS, result, visits: seen }, null, 2)}\n`,
  );
  await stopAllGroups(3_000);
  process.stdout.write(`RESULT web ${JSON.stringify(result)}\n`);
}

main().then(
  () => process.exit(0),
  async (error) => {
    report.fail(error instanceof StartError ? error.message : error.stack);
    await stopAllGroups(3_000);
    process.exit(1);
  },
);
