/**
 * `npx nx check-dependencies portal` checks that the lock file matches the manifests and has every
 * checksum, and that production packages have allowed licences and are named in NOTICE.
 */
import semver from 'semver';
import { createReport } from '../start/report.mjs';
import {
  currentNotice,
  productionPackages,
  readJsonOf,
  readLock,
  readManifests,
  readOf,
} from './dependencies/lock.mjs';
import { engineProblems, installed, licenceProblems, lockProblems } from './dependencies/rules.mjs';

const report = createReport();
const lock = readLock();
const packages = productionPackages(lock);
const manifests = readManifests(lock);
const onNode = Object.keys(manifests).filter(
  (folder) => !manifests[folder].nx?.tags?.includes('platform:browser'),
);
const problems = [
  ...lockProblems(lock, manifests),
  ...engineProblems(lock, semver.minVersion(manifests[''].engines.node).version, onNode),
  ...licenceProblems(packages, readJsonOf('tools/checks/dependencies/licences.json')),
  ...(readOf('NOTICE') === currentNotice()
    ? []
    : ['NOTICE does not say what is installed now: npx nx notice portal']),
];
for (const problem of problems) report.fail(problem);
report.plain(
  `${installed(lock).length} packages, ${packages.length} of them in production: ${problems.length === 0 ? 'checksums, licences and engines are in order' : `${problems.length} problems`}`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
