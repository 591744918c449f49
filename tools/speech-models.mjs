/**
 * `npm run speech:models [-- --list | <id>…]` downloads speech models that run on this machine.
 * Ctrl-C stops the download; the next run resumes it.
 */
import { CATALOGUE } from './speech-models/catalogue.mjs';
import { downloadModels, modelServer } from './speech-models/download-models.mjs';
import { isInstalled } from './speech-models/install-model.mjs';
import { memoryOf, needsText } from './speech-models/needs.mjs';
import { createReport } from './start/report.mjs';
import { readSettings } from './start/settings.mjs';

const report = createReport();
const dir = readSettings().speechModelsDir;
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => stop.abort(new Error('stopped')));

function list() {
  report.plain(`Models for ${dir}`);
  for (const model of CATALOGUE) {
    const { id, what, languages, processors, recommended, source } = model;
    report.plain(
      `  ${isInstalled(dir, id) ? '✓' : ' '} ${id.padEnd(18)} ${languages.join(', ').padEnd(13)} ${what}${recommended ? ' (recommended)' : ''}`,
    );
    report.plain(`      ${needsText({ memoryMb: memoryOf(model), processors })}; ${source}`);
  }
  report.plain('Memory and processors are estimates. All recommended ones: npm start -- --speech');
  report.plain('npm run speech:models -- <id>…');
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter(
  (id) => id !== '--list' && !CATALOGUE.some((model) => model.id === id),
);
if (unknown.length > 0) {
  report.fail(
    `No model is called ${unknown.join(', ')}. npm run speech:models -- --list names them all.`,
  );
  process.exitCode = 1;
} else if (wanted.length === 0 || wanted.includes('--list')) list();
else {
  const models = wanted.map((id) => CATALOGUE.find((model) => model.id === id));
  const server = modelServer();
  if (!(await downloadModels({ models, dir, server, report, signal: stop.signal })))
    process.exitCode = stop.signal.aborted ? 130 : 1;
}
