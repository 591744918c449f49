import { existsSync, rmSync } from 'node:fs';
import { platform } from 'node:os';
import { join } from 'node:path';
import { firstLine, run, tail, which } from './run.mjs';

const PACKAGE = 'pocketsphinx==5.1.1';
const TYPED = 'hearing: none, answers are typed';

/** Whether this Python can load the recogniser. */
function hears(python) {
  return (
    existsSync(python) && firstLine(python, ['-c', 'import pocketsphinx; print("ok")']) === 'ok'
  );
}

/**
 * Path of a Python with the built-in recogniser, in the project's own environment; null if it can't
 * be installed: answers are then typed. `POCKETSPHINX_PYTHON` names another Python that has it.
 */
export async function findHearing(report, cacheDir, env = process.env) {
  if (env.POCKETSPHINX_PYTHON) {
    if (hears(env.POCKETSPHINX_PYTHON)) return env.POCKETSPHINX_PYTHON;
    report.warn(
      `POCKETSPHINX_PYTHON (${env.POCKETSPHINX_PYTHON}) cannot load pocketsphinx: ${TYPED}`,
    );
    return null;
  }
  const venv = join(cacheDir, 'python');
  const python =
    platform() === 'win32' ? join(venv, 'Scripts', 'python.exe') : join(venv, 'bin', 'python');
  if (hears(python)) return python;

  const system = which('python3', env) ?? which('python', env);
  if (system === null) {
    report.warn(
      `Python 3 is not installed: ${TYPED}. With Python 3 the next start adds a recogniser for English.`,
    );
    return null;
  }
  const step = report.step('Hearing');
  step.progress(`Python environment with ${PACKAGE}`);
  rmSync(venv, { recursive: true, force: true });
  const made = await run(system, ['-m', 'venv', venv]);
  if (made.code !== 0) {
    step.fail(
      `no Python environment could be made (on Debian: apt-get install python3-venv): ${TYPED}. ${tail(made.output, 1)}`,
    );
    rmSync(venv, { recursive: true, force: true });
    return null;
  }
  // Its only dependency reads local microphones; our audio comes from the room.
  const installed = await run(
    python,
    [
      '-m',
      'pip',
      'install',
      '--no-deps',
      '--disable-pip-version-check',
      '--no-input',
      '--retries',
      '1',
      '--timeout',
      '20',
      PACKAGE,
    ],
    {
      onLine: (line) => step.progress(line),
    },
  );
  if (installed.code !== 0 || !hears(python)) {
    step.fail(`${PACKAGE} could not be installed: ${TYPED}. ${tail(installed.output, 1)}`);
    rmSync(venv, { recursive: true, force: true });
    return null;
  }
  step.done(`${PACKAGE} installed`);
  return python;
}
