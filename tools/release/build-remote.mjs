import { join } from 'node:path';
import { NX, NX_ENV } from '../start/build.mjs';
import { run, tail } from '../start/run.mjs';
import { ROOT } from '../start/settings.mjs';
import { ReleaseError } from './release-error.mjs';

/** Folder of a remote's project. */
export const projectOf = (remote) => join(ROOT, 'apps', `${remote}-mfe`);

/**
 * Builds one remote for production, from the cache where nothing that goes into it has changed.
 * @returns {Promise<string>} the folder of the build.
 * @throws ReleaseError where it fails, or where anything else was built with it.
 */
export async function buildRemote(remote, onLine = () => {}) {
  const wanted = `${remote}-mfe:build`;
  const { code, output } = await run(
    process.execPath,
    [NX, 'run', wanted, '--output-style=static'],
    {
      cwd: ROOT,
      onLine,
      // A build is for production unless told otherwise; without the variable it is the same task as that of `npm run build`.
      // The key that lists are signed with is none of the build's business.
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
