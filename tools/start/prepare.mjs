import { join } from 'node:path';
import { build } from './build.mjs';
import { readEngines } from './engines.mjs';
import { ensureInstalled } from './install.mjs';
import { findLiveKit } from './livekit.mjs';
import { findRecognizer } from './recognizer.mjs';
import { StartError } from './report.mjs';
import { loadSecrets } from './secrets.mjs';
import { loadSigningKey } from './signing-key.mjs';
import { which } from './run.mjs';
import { inTurn } from './turn.mjs';

/**
 * Prepares everything that the system needs to start. Whatever an earlier run prepared is reused.
 * If another run or test is already preparing, waits for it to finish.
 * @param {{ built?: boolean }} options `built`: whether the services have already been built
 */
export function prepare(report, settings, env = process.env, { built = false } = {}) {
  const wait = () =>
    report.say('Another start or test is preparing the same folders: waiting for it…');
  return inTurn(join(settings.cacheDir, 'prepare.lock'), wait, () =>
    prepareNow(report, settings, env, built),
  );
}

async function prepareNow(report, settings, env, built) {
  await ensureInstalled(report);
  const livekit = settings.livekitDisabled ? null : await findLiveKit(report, settings.cacheDir);
  const recognizerPython = settings.interviewerDisabled
    ? null
    : await findRecognizer(report, settings.cacheDir, env);
  if (which('espeak-ng', env) === null)
    report.say(
      'TTS: espeak-ng is not on PATH, its WebAssembly build is used (slower to start speaking).',
    );
  const { named: signingKey, publicKey } = loadSigningKey(settings.dataDir, env);
  if (!built) await build(report, [], { REMOTES_PUBLIC_KEY: shellKey(publicKey, env) });
  const secrets = loadSecrets(settings.dataDir, env);
  const engines = await readEngines(report, {
    ...env,
    POCKETSPHINX_PYTHON: recognizerPython ?? '',
    SPEECH_MODELS_DIR: settings.speechModelsDir,
  });
  return { settings, secrets, signingKey, livekit, recognizerPython, engines, env };
}

/**
 * Returns the public key that the shell is built with: `REMOTES_PUBLIC_KEY` if set, otherwise this
 * installation's own. The two keys may differ only if the list of remotes is served from
 * `REMOTES_DIR`, because that list is not signed by this run.
 */
function shellKey(own, { REMOTES_PUBLIC_KEY: given, REMOTES_DIR: released }) {
  if (given && given !== own && !released)
    throw new StartError(
      'REMOTES_PUBLIC_KEY is not of the key that this start signs with: name that one in REMOTES_SIGNING_KEY, or leave both out',
    );
  return given || own;
}
