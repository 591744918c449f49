import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makePythonEnvironment, programIn, systemPython } from './python-environment.mjs';
import { firstLine } from './run.mjs';

const PACKAGE = 'pocketsphinx==5.1.1';
const TYPED = 'no speech recognition, answers are typed';

/** Whether this Python interpreter can load the recognizer. */
function loadsRecognizer(python) {
  return (
    existsSync(python) && firstLine(python, ['-c', 'import pocketsphinx; print("ok")']) === 'ok'
  );
}

/**
 * Returns the path of a Python interpreter that can load the built-in recognizer: the one named by
 * `POCKETSPHINX_PYTHON`, or else the one in the project's own environment. Returns null if there is
 * none, in which case candidates type their answers.
 */
export async function findRecognizer(report, cacheDir, env = process.env) {
  if (env.POCKETSPHINX_PYTHON) {
    if (loadsRecognizer(env.POCKETSPHINX_PYTHON)) return env.POCKETSPHINX_PYTHON;
    report.warn(
      `POCKETSPHINX_PYTHON (${env.POCKETSPHINX_PYTHON}) cannot load pocketsphinx: ${TYPED}`,
    );
    return null;
  }
  const venv = join(cacheDir, 'python');
  const python = programIn(venv, 'python');
  if (loadsRecognizer(python)) return python;

  const system = systemPython(env);
  if (system === null) {
    report.warn(
      `Python 3 is not installed: ${TYPED}. With Python 3 the next start adds a recognizer for English.`,
    );
    return null;
  }
  const step = report.step('Speech recognition');
  step.progress(`Python environment with ${PACKAGE}`);
  // Install the package without its only dependency, which records from a local microphone. We
  // don't need that, because our audio comes from the room.
  const fault = await makePythonEnvironment(
    system,
    venv,
    ['--retries', '1', '--timeout', '20', PACKAGE],
    { onLine: (line) => step.progress(line) },
  );
  if (fault?.failed === 'environment') {
    step.fail(
      `no Python environment could be made (on Debian: apt-get install python3-venv): ${TYPED}. ${fault.reason}`,
    );
    return null;
  }
  if (fault || !loadsRecognizer(python)) {
    step.fail(
      `${PACKAGE} could not be installed: ${TYPED}. ${fault?.reason ?? 'It does not load'}`,
    );
    rmSync(venv, { recursive: true, force: true });
    return null;
  }
  step.done(`${PACKAGE} installed`);
  return python;
}
