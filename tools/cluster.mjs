/**
 * `npm run cluster [-- --check]` runs the whole system on this machine, with several processes of
 * each kind. Ctrl-C stops everything. With `--check`, it uses separate ports and a separate folder,
 * runs six interviews while nodes fail, and checks that nothing is lost.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { useTestKey } from './release/testing/test-key.mjs';
import { freePorts } from './start/free-ports.mjs';
import { checkNode, ensureInstalled } from './start/install.mjs';
import { checkPorts } from './start/ports.mjs';
import { prepare } from './start/prepare.mjs';
import { stopAllGroups } from './start/process-group.mjs';
import { createReport, StartError } from './start/report.mjs';
import { createRunRecord } from './start/run-record.mjs';
import { readSettings, ROOT } from './start/settings.mjs';
import { createCluster } from './cluster/cluster.mjs';
import { conclude } from './test/outcome.mjs';

const SIZE = { mainApis: 2, voiceApis: 2, livekits: 2, workers: 2 };
const report = createReport();
const check = process.argv.includes('--check');
const dataDir = check
  ? mkdtempSync(join(tmpdir(), 'portal-cluster-'))
  : join(process.env.DATA_DIR || join(ROOT, '.data'), 'cluster');
const record = createRunRecord(dataDir);
let cluster = null;
let stopping = null;

function stop(exitCode) {
  stopping ??= (async () => {
    await cluster?.stop();
    await stopAllGroups(1_000);
    record.clear();
    if (check && exitCode === 0) rmSync(dataDir, { recursive: true, force: true });
    process.exit(exitCode);
  })();
  return stopping;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (stopping === null) report.say('Stopping…');
    void stop(check ? 1 : 0);
  });
}

const events = {
  crashed({ name, how, lastWords, retryInMs }) {
    report.warn(
      `${name} ended (${how}): ${retryInMs === null ? 'it crashed several times and will not be restarted' : `restarting in ${retryInMs / 1000} s`}. ${lastWords}`,
    );
  },
  recovered: (name) => report.say(`${name}: running again.`),
};

async function start() {
  checkNode();
  await ensureInstalled(report);
  if (check) useTestKey();
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    ...(check && { ...(await freePorts()), RATE_LIMIT_MAX: '0' }),
  };
  const settings = readSettings(env);
  await record.claim();
  await checkPorts(settings.ports);
  record.write(settings.urls.shell, []);
  const prepared = await prepare(report, settings, env);
  cluster = await createCluster(
    {
      prepared,
      ...SIZE,
      durable: !check,
      ...(!check && { postgresFolder: join(dataDir, 'postgres') }),
    },
    events,
  );
  const step = report.step('Services');
  step.progress('starting');
  await cluster.start();
  record.write(settings.urls.shell, cluster.groups());
  step.done('all running');
  report.plain(`\n  Interview Portal: ${settings.urls.shell}\n`);
  const parts = [
    ...cluster.parts.map(({ name, url }) => [name, url]),
    ['PostgreSQL', `127.0.0.1:${cluster.postgres.port}`],
    ['Redis', cluster.redis.address],
  ];
  for (const [name, url] of parts) report.plain(`  ${name.padEnd(12)} ${url}`);
  report.plain(`\n  Logs: ${relative(process.cwd(), dataDir)}/logs   Stop: Ctrl-C\n`);
  return prepared;
}

async function main() {
  const prepared = await start();
  if (!check) return;
  // Without this, LiveKit's Node client logs a line for each of its callbacks.
  process.env.NODE_ENV ??= 'production';
  await import('./typescript/register.mjs');
  const { checkCluster } = await import('./cluster/check/check.mjs');
  const passed = await checkCluster({ cluster, prepared, report });
  const failures = passed ? [] : [`The cluster check failed: logs are in ${dataDir}/logs`];
  for (const failure of failures) report.fail(failure);
  conclude({ passed: passed ? 1 : 0, failed: failures.length, failures });
  await stop(passed ? 0 : 1);
}

main().catch((error) => {
  if (stopping !== null) return;
  report.fail(error instanceof StartError ? error.message : error.stack);
  void stop(1);
});

process.on('exit', () => record.clear());
