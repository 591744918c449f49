import { mkdirSync, rmSync } from 'node:fs';
import { platform } from 'node:os';
import { dirname, join } from 'node:path';
import { run, tail, which } from './run.mjs';

const WINDOWS = platform() === 'win32';

/** Returns the path of a program in a Python environment. */
export const programIn = (folder, name) =>
  WINDOWS ? join(folder, 'Scripts', `${name}.exe`) : join(folder, 'bin', name);

/** Returns the path of the system's Python 3, or null if it is not installed. */
export const systemPython = (env) => which('python3', env) ?? which('python', env);

/**
 * Creates a Python environment in `folder`, replacing what was there, and installs packages without
 * their dependencies.
 * @param {string[]} packages arguments for `pip install`
 * @returns {Promise<{ failed: 'environment' | 'packages', reason: string } | null>} null on
 *   success. On failure, `folder` is removed, and the result is the step that failed and the last
 *   line of its output.
 */
export async function makePythonEnvironment(python, folder, packages, { onLine } = {}) {
  mkdirSync(dirname(folder), { recursive: true });
  rmSync(folder, { recursive: true, force: true });
  const steps = [
    ['environment', python, ['-m', 'venv', folder], {}],
    [
      'packages',
      programIn(folder, 'python'),
      [
        ...['-m', 'pip', 'install', '--no-deps', '--disable-pip-version-check', '--no-input'],
        ...packages,
      ],
      { onLine },
    ],
  ];
  for (const [failed, command, args, options] of steps) {
    const { code, output } = await run(command, args, options);
    if (code === 0) continue;
    rmSync(folder, { recursive: true, force: true });
    return { failed, reason: tail(output, 1) };
  }
  return null;
}
