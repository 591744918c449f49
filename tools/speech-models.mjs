/**
 * `npm run speech:models [-- --list | <id>…]` downloads speech models that run on this machine.
 * Ctrl-C stops the download; the next run resumes it.
 */
import { resolve } from 'node:path';
import { CATALOGUE, RELEASES, RELEASES_API } from './speech-models/catalogue.mjs';
import { installModel, isInstalled } from './speech-models/install-model.mjs';
import { inWords } from './speech-models/model-error.mjs';
import { createReport } from './start/report.mjs';
import { ROOT, readSettings } from './start/settings.mjs';

const BAR = 24;
const report = createReport();
const dir = resolve(ROOT, readSettings().speechModelsDir);
const base = (process.env.SPEECH_MODELS_URL || RELEASES).replace(/\/$/, '');
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => stop.abort(new Error('stopped')));

const TRUSTED = {
  catalogue: 'checksum as in the catalogue',
  before: 'checksum as when it first came',
  release: 'checksum as its release publishes',
  'first use':
    'its release publishes no checksum: trusted as it came, and held to that from now on',
};

function list() {
  report.plain(`Models for ${dir}`);
  for (const { id, what, languages } of CATALOGUE)
    report.plain(
      `  ${isInstalled(dir, id) ? '✓' : ' '} ${id.padEnd(18)} ${languages.join(', ').padEnd(13)} ${what}`,
    );
  report.plain('npm run speech:models -- <id>…');
}

function bar(received, total) {
  const megabytes = (bytes) => (bytes / 1e6).toFixed(1);
  if (!total) return `${megabytes(received)} MB`;
  const full = Math.round((received / total) * BAR);
  return `[${'#'.repeat(full)}${'-'.repeat(BAR - full)}] ${Math.floor((received / total) * 100)} %, ${megabytes(received)} of ${megabytes(total)} MB`;
}

/**
 * Installs a model.
 * @returns whether it is now installed.
 */
async function install(model) {
  if (isInstalled(dir, model.id)) {
    report.say(`${model.id}: already there`);
    return true;
  }
  const step = report.step(model.id);
  try {
    const { trusted, bytes } = await installModel({
      model,
      dir,
      base,
      api: process.env.SPEECH_MODELS_URL ? null : RELEASES_API,
      signal: stop.signal,
      onPhase: (text) => step.progress(text),
      onProgress: (received, total) => step.progress(bar(received, total)),
      onRetry: (reason) => step.progress(`${reason}; trying again`),
    });
    step.done(`${(bytes / 1e6).toFixed(1)} MB, ${TRUSTED[trusted]}`);
    return true;
  } catch (error) {
    step.fail(
      stop.signal.aborted ? 'stopped; the next run goes on from here' : inWords(error).message,
    );
    return false;
  }
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
  for (const id of wanted) {
    if (stop.signal.aborted) break;
    if (!(await install(CATALOGUE.find((model) => model.id === id)))) process.exitCode = 1;
  }
  if (stop.signal.aborted) process.exitCode = 130;
}
