/**
 * `npm run bench:voice`: runs spoken interviews in a real room and measures them from the
 * candidate's side. bench/README.md lists the arguments.
 */
import { join } from 'node:path';
import { build } from '../../tools/start/build.mjs';
import { checkNode, ensureInstalled } from '../../tools/start/install.mjs';
import { findLiveKit } from '../../tools/start/livekit.mjs';
import { spawnGroup, stopAllGroups, stopGroup } from '../../tools/start/process-group.mjs';
import { findRecognizer } from '../../tools/start/recognizer.mjs';
import { createReport, StartError } from '../../tools/start/report.mjs';
import { which } from '../../tools/start/run.mjs';
import { ROOT } from '../../tools/start/settings.mjs';

const report = createReport();
const CACHE = join(ROOT, '.cache');
const GRACE_MS = 20_000;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => void stopAllGroups(3_000).then(() => process.exit(1)));

/** Runs the bench in its own process group, so that none of its child processes outlives it. */
function measure(env) {
  return new Promise((resolve) => {
    const bench = spawnGroup(
      process.execPath,
      [join(import.meta.dirname, 'dist/bench.js'), ...process.argv.slice(2)],
      { cwd: ROOT, env, stdio: 'inherit' },
    );
    bench.once('exit', (code) => resolve({ code: code ?? 1, pid: bench.pid }));
  });
}

async function main() {
  checkNode();
  await ensureInstalled(report);
  for (const program of ['flite', 'espeak-ng'])
    if (which(program) === null)
      throw new StartError(
        `${program} is not installed: the bench needs it (on Debian: apt-get install ${program}).`,
      );
  const livekit = await findLiveKit(report, CACHE);
  const python = await findRecognizer(report, CACHE);
  if (livekit === null || python === null)
    throw new StartError('The bench needs LiveKit and the built-in recognizer.');
  await build(report, ['interviewer', 'voice-bench']);
  const { code, pid } = await measure({
    ...process.env,
    LIVEKIT_SERVER_BIN: livekit,
    POCKETSPHINX_PYTHON: python,
  });
  await stopGroup(pid, GRACE_MS);
  return code;
}

main().then(
  (code) => process.exit(code),
  (error) => {
    report.fail(error instanceof StartError ? error.message : error.stack);
    process.exit(1);
  },
);
