/**
 * Checks every built remote against the contract: its modules, shared versions, contract version
 * and hashes. Run the build first.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBuildFiles } from '../release/build-files.mjs';
import { projectOf } from '../release/build-remote.mjs';
import { readContract } from '../release/contract.mjs';
import { contractProblems } from '../release/manifest-rules.mjs';
import { createReport } from '../start/report.mjs';
import { REMOTES } from '../start/settings.mjs';

const report = createReport();
const contract = readContract();

function problemsOf(remote) {
  const folder = join(projectOf(remote), 'dist');
  if (!existsSync(folder)) return ['is not built'];
  return contractProblems(
    {
      remote,
      files: readBuildFiles(folder),
      read: (path) => readFileSync(join(folder, path), 'utf8'),
    },
    contract,
  );
}

/** Remotes that are listed in the contract but not in the workspace, or the other way round. */
const strangers = [...new Set([...REMOTES, ...Object.keys(contract.modules)])].filter(
  (name) => !REMOTES.includes(name) || !(name in contract.modules),
);
const problems = [
  ...strangers.map((name) => `${name}: is not in both apps/ports.json and the contract`),
  ...REMOTES.flatMap((remote) => problemsOf(remote).map((problem) => `${remote}: ${problem}`)),
];
for (const problem of problems) report.fail(problem);
report.plain(
  `${REMOTES.length} built remotes against contract ${contract.version}: ${problems.length === 0 ? 'no problems' : `${problems.length} problems`}`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
