/** `npm start` offers the recommended speech models once, while the product already runs. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { CATALOGUE } from '../speech-models/catalogue.mjs';
import { downloadModels, modelServer } from '../speech-models/download-models.mjs';
import { isInstalled } from '../speech-models/install-model.mjs';
import { inWords, ModelError } from '../speech-models/model-error.mjs';
import { needsByLanguage, needsText, thisMachine, tooSmall } from '../speech-models/needs.mjs';
import { firstLine } from './run.mjs';
import { ROOT } from './settings.mjs';

const RECOMMENDED = CATALOGUE.filter(({ recommended }) => recommended);
const ANSWER_FILE = 'answer.json';
/** Time limit for asking the server how large the archives are (ms). */
const SIZE_MS = 5_000;
const LATER = 'later: npm start -- --speech';

/**
 * Offers the recommended models, or downloads them without asking, and says what to do next. Never
 * rejects. The answer is kept in the models' folder: after a "no", or once everything is installed,
 * nothing is said again; after a "yes", the next start on a terminal continues the download.
 * @param {{ dir: string, engines: object, report: object, signal: AbortSignal, wanted: boolean,
 *   input?: NodeJS.ReadStream, output?: NodeJS.WriteStream, env?: object, machine?: { memoryMb:
 *   number, processors: number }, runtime?: () => boolean, foreground?: () => boolean, limits?: object }} options `wanted`:
 *   download without asking (`npm start -- --speech`)
 */
export async function offerSpeechModels(options) {
  try {
    await offer(options);
  } catch (error) {
    if (options.signal.aborted) return;
    options.report.warn(
      `The speech models cannot be downloaded now (${inWords(error).message}); ${LATER}`,
    );
  }
}

async function offer({
  dir,
  engines,
  report,
  signal,
  wanted,
  input = process.stdin,
  output = process.stdout,
  env = process.env,
  machine = thisMachine(),
  runtime = hasRuntime,
  foreground = isInForeground,
  limits,
}) {
  const terminal = Boolean(input.isTTY && output.isTTY) && foreground();
  const answer = readAnswer(dir);
  if (!wanted) {
    if (!terminal || answer === 'no' || answer === 'done') return;
    if (answer === null && (isConfigured(engines) || isAnyInstalled(dir))) return;
  }
  if (!runtime()) {
    if (wanted)
      report.warn('sherpa-onnx, which runs the speech models, is not installed on this system');
    return;
  }
  const small = tooSmall(RECOMMENDED, machine);
  if (small !== null) {
    report.say(`Speech models on this machine: ${small}.${wanted ? '' : ` Anyway: ${LATER}`}`);
    if (!wanted) {
      writeAnswer(dir, 'no');
      return;
    }
  }
  const missing = RECOMMENDED.filter(({ id }) => !isInstalled(dir, id));
  const server = modelServer(env);
  if (!wanted && answer === null) {
    const bytes = await downloadBytes(missing, server, signal);
    const said = await ask(question(bytes), { input, output, signal });
    if (said === null) return;
    writeAnswer(dir, said ? 'yes' : 'no');
    if (!said) {
      report.say(`Not downloaded and not asked again; ${LATER}`);
      return;
    }
  } else writeAnswer(dir, 'yes');

  if (missing.length === 0) report.say('The recommended speech models are already there.');
  if (await downloadModels({ models: missing, dir, server, report, signal, limits })) {
    writeAnswer(dir, 'done');
    if (missing.length > 0)
      report.say(
        'Speech models: the next interview speaks with them. To let them listen too, stop with Ctrl-C and start again.',
      );
  } else if (!signal.aborted)
    report.warn(`Speech models are missing, and the product runs without them; ${LATER}`);
}

/** Whether both hearing and voice already have an engine that is not built in. */
function isConfigured({ hearing, speaking }) {
  const better = (engine) => engine?.kind === 'hosted' || engine?.kind === 'local';
  return better(hearing['en-US'][0]) && better(speaking);
}

const isAnyInstalled = (dir) => CATALOGUE.some(({ id }) => isInstalled(dir, id));

/** Whether the runtime is installed. It is an optional package. */
function hasRuntime() {
  try {
    createRequire(join(ROOT, 'services/interviewer/package.json')).resolve('sherpa-onnx-node');
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether this process may read from its terminal. Reading in the background (`npm start &`) would
 * suspend it, and the services would lose their supervisor.
 */
function isInForeground() {
  const groups = firstLine('ps', ['-o', 'pgid=,tpgid=', '-p', String(process.pid)]);
  const [own, front] = groups?.trim().split(/\s+/) ?? [];
  return own !== undefined && own === front;
}

function readAnswer(dir) {
  try {
    return JSON.parse(readFileSync(join(dir, ANSWER_FILE), 'utf8')).answer ?? null;
  } catch {
    return null;
  }
}

function writeAnswer(dir, answer) {
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, ANSWER_FILE), `${JSON.stringify({ answer })}\n`);
}

/** Asks the server for the size of all archives, in bytes. */
async function downloadBytes(models, { base }, signal) {
  const sizes = await Promise.all(
    models.map(async ({ tag, archive }) => {
      const response = await fetch(`${base}/${tag}/${archive}`, {
        method: 'HEAD',
        headers: { 'accept-encoding': 'identity' },
        signal: AbortSignal.any([signal, AbortSignal.timeout(SIZE_MS)]),
      });
      const bytes = Number(response.headers.get('content-length'));
      if (!response.ok || !(bytes > 0))
        throw new ModelError(`${archive}: HTTP ${response.status}, without a size`);
      return bytes;
    }),
  );
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

function question(bytes) {
  const lines = needsByLanguage(RECOMMENDED).map(
    (need) =>
      `  ${need.name.padEnd(8)} ${need.pair.map(({ name }) => name).join(' and ')}: ${needsText(need)}`,
  );
  return `${lines.join('\n')}\nBetter hearing and a natural voice: download ${Math.ceil(bytes / 1e6)} MB now? [y/N] `;
}

/**
 * Asks a question. Only y and yes mean yes.
 * @returns {Promise<boolean | null>} null if the input ended, or the signal was aborted, first
 */
function ask(text, { input, output, signal }) {
  return new Promise((resolve) => {
    // Not `terminal: true`: that turns Ctrl-C into a key, and it must still stop the product.
    const lines = createInterface({ input, output, terminal: false });
    const end = (answer) => {
      signal.removeEventListener('abort', onAbort);
      resolve(answer);
      lines.close();
    };
    const onAbort = () => end(null);
    signal.addEventListener('abort', onAbort, { once: true });
    lines.once('line', (line) => end(/^y(es)?$/i.test(line.trim())));
    lines.once('close', () => end(null));
    output.write(text);
  });
}
