/**
 * `node tools/checks/library-versions.mjs [--record]` checks that every library shared by the host
 * and its remotes got a new version if it changed, because Module Federation chooses between copies
 * by version. `--record` stores the current versions as the released ones, in
 * `tools/compatibility/released.json`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedLibraries, versionProblems } from './library-versions/shared-libraries.mjs';

const FILE = join(import.meta.dirname, '../compatibility/released.json');
const released = JSON.parse(readFileSync(FILE, 'utf8'));
const libraries = sharedLibraries();

if (process.argv.includes('--record')) {
  writeFileSync(FILE, `${JSON.stringify({ ...released, libraries }, null, 2)}\n`);
  console.log(`${Object.keys(libraries).length} libraries recorded`);
} else {
  const problems = versionProblems(released.libraries, libraries);
  for (const problem of problems) console.error(`✗ ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
  else
    console.log(
      `${Object.keys(libraries).length} shared libraries have the versions that they need`,
    );
}
