import { join } from 'node:path';
import { StartError } from './report.mjs';
import { run, tail } from './run.mjs';
import { ROOT } from './settings.mjs';

/**
 * Environment variables for Nx. The daemon is turned off so that no process outlives the command,
 * and the terminal UI is turned off because the output is parsed.
 */
export const NX_ENV = {
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  NX_NO_CLOUD: 'true',
  NX_SKIP_LOG_GROUPING: 'true',
  FORCE_COLOR: '0',
  NO_COLOR: '1',
};

export const NX = join(ROOT, 'node_modules/nx/dist/bin/nx.js');

/**
 * Builds the given projects and their dependencies, or everything if no projects are given. Reuses
 * the cached builds of projects that have not changed.
 * @param {string[]} [projects]
 * @param {Record<string, string>} [env] variables in addition to this process's own.
 */
export async function build(report, projects = [], env = {}) {
  const step = report.step('Build');
  const { code, output } = await run(
    process.execPath,
    [
      NX,
      'run-many',
      '-t',
      'build',
      ...(projects.length > 0 ? [`--projects=${projects.join(',')}`] : []),
      '--parallel=2',
      '--output-style=static',
    ],
    {
      cwd: ROOT,
      // Builds don't need the signing key, so they don't get it.
      env: { ...process.env, ...NX_ENV, REMOTES_SIGNING_KEY: undefined, ...env },
      onLine: (line) => {
        const task = /nx run ([\w-]+):build/.exec(line)?.[1];
        if (task !== undefined) step.progress(task);
      },
    },
  );
  if (code !== 0) {
    step.fail('failed');
    const errors = output
      .split('\n')
      .filter((line) => /error|ERROR|×|✖/.test(line))
      .slice(0, 12);
    throw new StartError(
      `The build failed. Run "npm run build" to see all of it.\n${errors.join('\n') || tail(output)}`,
    );
  }
  const cached = /Cache:\s+(\d+)\/(\d+) hit/.exec(output);
  step.done(cached !== null && cached[1] === cached[2] ? 'nothing changed' : 'done');
}
