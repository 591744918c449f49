import { build } from './build.mjs';
import { readEngines } from './engines.mjs';
import { findHearing } from './hearing.mjs';
import { ensureInstalled } from './install.mjs';
import { findLiveKit } from './livekit.mjs';
import { loadSecrets } from './secrets.mjs';
import { which } from './run.mjs';

/** Everything that must be there before the system starts. Each part is made once and found the next time. */
export async function prepare(report, settings, env = process.env) {
  await ensureInstalled(report);
  const livekit = settings.livekitDisabled ? null : await findLiveKit(report, settings.cacheDir);
  const hearing = await findHearing(report, settings.cacheDir, env);
  if (which('espeak-ng', env) === null) report.say('Speaking: espeak-ng is not on PATH, its WebAssembly build is used (slower to start speaking).');
  await build(report);
  const secrets = loadSecrets(settings.dataDir, env);
  const engines = await readEngines(report, { ...env, HEARING_PYTHON: hearing ?? '' });
  return { settings, secrets, livekit, hearing, engines, env };
}
