import { join } from 'node:path';
import { NX, NX_ENV } from '../start/build.mjs';
import { run, tail } from '../start/run.mjs';
import { ROOT } from '../start/settings.mjs';
import { ReleaseError } from './release-error.mjs';

/** Returns a remote's project folder. */
export const projectOf = (remote) => join(ROOT, 'apps', `${remote}-mfe`);

/**
 * Builds one remote for production, or takes the build from the cache if none of its inputs have
 * changed.
 * @returns {Promise<string>} the build folder.
 * @throws ReleaseError if the build fails, or if other projects were built along with the remote.
 */
export async function buildRemote(remote, onLine = () => {}) {
  const wanted = `${remote}-mfe:build`;
  const { code, output } = await run(
    process.execPath,
    [NX, 'run', wanted, '--output-style=static'],
    {
      cwd: ROOT,
      onLine,
      // Leave NODE_ENV unset, as `npm run build` does, so that Nx treats this as the same task. The
      // build defaults to production, and does not need the signing key.
      env: {
        ...process.env,
        ...NX_ENV,
        NODE_ENV: undefined,
        REMOTES_SIGNING_KEY: undefined,
      },
    },
  );
  if (code !== 0) throw new ReleaseError(`The build of ${remote} failed: ${tail(output, 8)}`);
  const others = [...output.matchAll(/^> nx run ([\w-]+:[\w-]+)/gm)]
    .map(([, task]) => task)
    .filter((task) => task !== wanted);
  if (others.length > 0)
    throw new ReleaseError(`More than ${remote} was built: ${others.join(', ')}`);
  return join(projectOf(remote), 'dist');
}
