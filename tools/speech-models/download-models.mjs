import { RELEASES, RELEASES_API } from './catalogue.mjs';
import { installModel, isInstalled } from './install-model.mjs';
import { inWords } from './model-error.mjs';

const BAR = 24;
const TRUSTED = {
  catalogue: 'checksum as in the catalogue',
  before: 'checksum as when it first came',
  release: 'checksum as its release publishes',
  'first use':
    'its release publishes no checksum: trusted as it came, and held to that from now on',
};

/**
 * Returns where models are downloaded from: sherpa-onnx's releases, or the mirror in
 * `SPEECH_MODELS_URL`, which has no API.
 */
export function modelServer(env = process.env) {
  const mirror = env.SPEECH_MODELS_URL;
  return { base: (mirror || RELEASES).replace(/\/$/, ''), api: mirror ? null : RELEASES_API };
}

const megabytes = (bytes) => (bytes / 1e6).toFixed(1);

/** Describes a download's progress: its size, how much has come and how much is left. */
export function bar(received, total) {
  if (!total) return `${megabytes(received)} MB`;
  const full = Math.round((received / total) * BAR);
  return `[${'#'.repeat(full)}${'-'.repeat(BAR - full)}] ${Math.floor((received / total) * 100)} %, ${megabytes(received)} of ${megabytes(total)} MB, ${megabytes(total - received)} left`;
}

/**
 * Downloads and installs models one after the other, with a line for each.
 * @param {{ models: object[], dir: string, server: { base: string, api: string | null }, report:
 *   object, signal: AbortSignal, limits?: object }} options
 * @returns {Promise<boolean>} whether all of them are now installed
 */
export async function downloadModels({ models, signal, ...options }) {
  let all = true;
  for (const model of models) {
    if (signal.aborted) return false;
    all = (await downloadModel({ model, signal, ...options })) && all;
  }
  return all;
}

async function downloadModel({ model, dir, server, report, signal, limits }) {
  if (isInstalled(dir, model.id)) {
    report.say(`${model.id}: already there`);
    return true;
  }
  const step = report.step(model.id);
  try {
    const { trusted, bytes } = await installModel({
      model,
      dir,
      ...server,
      signal,
      limits,
      onPhase: (text) => step.progress(text),
      onProgress: (received, total) => step.progress(bar(received, total)),
      onRetry: (reason) => step.progress(`${reason}; trying again`),
    });
    step.done(`${megabytes(bytes)} MB, ${TRUSTED[trusted]}`);
    return true;
  } catch (error) {
    step.fail(signal.aborted ? 'stopped; the next run goes on from here' : inWords(error).message);
    return false;
  }
}
