/**
 * `npm start` installs packages and LiveKit, builds and starts everything, and prints the address
 * of the site. Ctrl-C stops everything. With `-- --speech`, it also downloads the recommended speech
 * models; without, it offers them once on a terminal.
 */
import { relative } from 'node:path';
import { engineLines } from './engines.mjs';
import { checkNode } from './install.mjs';
import { findLocalModel, localModelLine } from './local-model.mjs';
import { checkPorts } from './ports.mjs';
import { prepare } from './prepare.mjs';
import { stopAllGroups } from './process-group.mjs';
import { createReport, StartError } from './report.mjs';
import { createRunRecord } from './run-record.mjs';
import { readSettings } from './settings.mjs';
import { offerSpeechModels } from './speech-offer.mjs';
import { createSystem } from './system.mjs';

const report = createReport();
let system = null;
let record = null;
let stopping = null;
const downloads = new AbortController();

function stop(exitCode) {
  stopping ??= (async () => {
    downloads.abort(new Error('stopped'));
    await system?.stop();
    await stopAllGroups(1_000);
    record?.clear();
    process.exit(exitCode);
  })();
  return stopping;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (stopping === null) report.say('Stopping…');
    void stop(0);
  });
}

const short = (path) => relative(process.cwd(), path) || '.';

const events = {
  crashed({ name, how, lastWords, logFile, retryInMs }) {
    const next =
      retryInMs === null
        ? 'it crashed several times and is not started again'
        : `starting it again in ${retryInMs / 1000} s`;
    report.warn(`${name} ended (${how}): ${next}. ${lastWords} [${short(logFile)}]`);
    if (retryInMs === null && name === system.services.standalone.name) void stop(1);
  },
  recovered(name) {
    record.write(record.url, system.groups());
    report.say(`${name}: running again.`);
  },
  note: (text) => report.warn(text),
};

async function main() {
  checkNode();
  const settings = readSettings();
  record = Object.assign(createRunRecord(settings.dataDir), { url: settings.urls.shell });
  await record.claim();
  await checkPorts(settings.ports);
  record.write(settings.urls.shell, []);
  const prepared = await prepare(report, settings);

  system = createSystem(prepared, events);
  const step = report.step('Services');
  step.progress('starting');
  // Takes less time than the services, so it delays nothing.
  const [started, localModel] = await Promise.all([system.start(), findLocalModel()]);
  if (stopping !== null) return;
  record.write(settings.urls.shell, system.groups());
  if (!started.site) {
    step.fail(
      `the APIs or the site did not start: see ${short(settings.dataDir)}/logs/standalone.log`,
    );
    await stop(1);
    return;
  }
  step.done(
    started.room
      ? started.interviewer
        ? 'all running'
        : 'running, the interviewer not yet'
      : 'running without LiveKit: interviews cannot be started',
  );

  report.plain(`\n  Interview Portal: ${settings.urls.shell}\n`);
  for (const line of engineLines(prepared.engines)) report.plain(`  ${line}`);
  if (localModel !== null) report.plain(`\n  ${localModelLine(localModel)}`);
  report.plain(`\n  Logs: ${short(settings.dataDir)}/logs   Stop: Ctrl-C\n`);
  if (!settings.interviewerDisabled)
    await offerSpeechModels({
      dir: settings.speechModelsDir,
      engines: prepared.engines,
      report,
      signal: downloads.signal,
      wanted: process.argv.includes('--speech'),
    });
}

main().catch((error) => {
  if (stopping !== null) return;
  report.fail(error instanceof StartError ? error.message : error.stack);
  void stop(1);
});

process.on('exit', () => record?.clear());
