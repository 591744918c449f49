import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { spawnGroup } from './process-group.mjs';

/** Returns the full path of a program on PATH, or null. */
export function which(name, env = process.env) {
  for (const folder of (env.PATH ?? '').split(delimiter)) {
    const candidate = join(folder, name);
    try {
      accessSync(candidate, constants.X_OK);
      if (statSync(candidate).isFile()) return candidate;
    } catch {
      // The program is not in this folder.
    }
  }
  return null;
}

/** Returns the first line of a quick command's output, or null if the command fails. */
export function firstLine(command, args) {
  const result = spawnSync(command, args, { encoding: 'utf8', timeout: 20_000 });
  return result.status === 0
    ? (`${result.stdout}${result.stderr}`.trim().split('\n')[0] ?? '')
    : null;
}

/**
 * Runs a command that may take a long time, and waits until it ends.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, onLine?: (line: string) =>
 *   void, echo?: boolean }} options
 * @returns {Promise<{ code: number, output: string }>} `output` combines stdout and stderr. If
 *   the command cannot be started, `code` is 127.
 */
export function run(
  command,
  args,
  { cwd, env = process.env, onLine = () => {}, echo = false } = {},
) {
  return new Promise((resolve) => {
    const child = spawnGroup(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let rest = '';
    const read = (chunk) => {
      const text = chunk.toString();
      output += text;
      if (echo) process.stdout.write(text);
      const lines = (rest + text).split(/\r?\n/);
      rest = lines.pop() ?? '';
      for (const line of lines) if (line.trim() !== '') onLine(line.trim());
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', (error) => resolve({ code: 127, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Returns the last non-empty lines of a command's output, joined into one line. They usually
 * contain the error.
 */
export function tail(output, lines = 3) {
  return output
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(-lines)
    .join(' | ')
    .slice(0, 400);
}
