/**
 * `npm run chaos`: starts the whole system, conducts spoken interviews and injects faults into
 * them. bench/README.md lists the arguments.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../../tools/checks/browser.mjs';
import { stopAllGroups } from '../../tools/start/process-group.mjs';
import { createReport } from '../../tools/start/report.mjs';
import { ROOT } from '../../tools/start/settings.mjs';
import { FAULTS } from './src/faults/index.mjs';
import { hold } from './src/hold.mjs';
import { readOptions } from './src/options.mjs';
import { resultLine, resultTable } from './src/summary.mjs';
import { openWorld } from './src/world.mjs';

const report = createReport();
const options = readOptions(
  process.argv.slice(2),
  FAULTS.map(({ name }) => name),
);
const chosen = FAULTS.filter(
  ({ name }) => options.only.length === 0 || options.only.includes(name),
);
const runs = [];
let world = null;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => void leave().then(() => process.exit(1)));

async function leave() {
  await world?.close();
  world = null;
  await stopAllGroups(2_000);
}

/**
 * Starts the system, with a hosted recognizer if `env` asks for one, and injects the faults one
 * after another.
 */
async function playAll(browserPath, faults, env) {
  if (faults.length === 0) return;
  world = await openWorld(report, { browserPath, env });
  for (const fault of faults) {
    for (let left = options.runs; left > 0;) {
      const lanes = Math.min(left, options.atOnce, fault.atOnce ?? options.atOnce);
      left -= lanes;
      const round = await hold(world, fault, lanes);
      runs.push(...round);
      for (const run of round)
        console.log(
          `${run.survived ? 'ok  ' : 'FAIL'} ${fault.name}: ${run.recoveredS ?? '–'} s${run.reasons.length > 0 ? `, ${run.reasons.join('; ')}` : ''}`,
        );
    }
  }
  await leave();
}

try {
  const browserPath = await findBrowser();
  await playAll(
    browserPath,
    chosen.filter(({ engine }) => !engine),
    {},
  );
  const withEngine = chosen.filter(({ engine }) => engine);
  if (withEngine.length > 0) await playAll(browserPath, withEngine, { engine: true });
} finally {
  await leave();
}
console.log(`\n${resultTable(runs)}\n`);
if (options.only.length === 0) {
  mkdirSync(join(ROOT, 'bench/results'), { recursive: true });
  const machine = {
    cpus: cpus().length,
    model: cpus()[0]?.model,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    node: process.version,
  };
  writeFileSync(
    join(ROOT, 'bench/results/chaos.json'),
    `${JSON.stringify({ machine, at: new Date().toISOString(), atOnce: options.atOnce, runs }, null, 2)}\n`,
  );
}
console.log(resultLine(runs));
process.exitCode = runs.every(({ survived }) => survived) ? 0 : 1;
