/**
 * `node tools/nx/version-of.mjs <chromium | livekit-server | postgres>` prints the version of a
 * program that tests use, so that Nx can include it in a hash. Prints "none" if the program is not
 * installed.
 */
import { join } from 'node:path';
import { findBrowser } from '../checks/browser.mjs';
import { findPostgres } from '../servers/postgres.mjs';
import { firstLine, which } from '../start/run.mjs';

const FIND = {
  chromium: () => findBrowser().catch(() => null),
  'livekit-server': () => which('livekit-server'),
  postgres: () => {
    const folder = findPostgres();
    return folder === null ? null : join(folder, 'postgres');
  },
};

const program = await FIND[process.argv[2]]();
process.stdout.write(`${program === null ? 'none' : firstLine(program, ['--version'])}\n`);
