/** `npm run check:dependencies`: the lock file fits the manifests and has every checksum, and what runs in production has licences that were agreed to. */
import { createReport } from '../start/report.mjs';
import { productionPackages, readJsonOf, readLock, readManifests } from './dependencies/lock.mjs';
import { installed, licenceProblems, lockProblems } from './dependencies/rules.mjs';

const report = createReport();
const lock = readLock();
const packages = productionPackages(lock);
const problems = [
  ...lockProblems(lock, readManifests(lock)),
  ...licenceProblems(packages, readJsonOf('tools/checks/dependencies/licences.json')),
];
for (const problem of problems) report.fail(problem);
report.plain(
  `${installed(lock).length} packages, ${packages.length} of them in production: ${problems.length === 0 ? 'checksums and licences are in order' : `${problems.length} problems`}`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
