import { execFileSync } from 'node:child_process';
import { cpSync, lstatSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scratchClone } from '../checks/scratch-clone.mjs';
import {
  buildProject,
  checkOut,
  commitOf,
  hasChanges,
  PROJECTS,
} from '../compatibility/versions.mjs';
import { ROOT } from '../start/settings.mjs';

/** What a whole installation is built of: the page, both APIs in one process, and each by itself. */
const BUILT = [
  ...Object.values(PROJECTS).map((project) => `apps/${project}`),
  'services/standalone',
  'services/main-api',
  'services/voice-api',
];

/**
 * A version's sources with their packages, apart from this checkout.
 * @param {string | undefined} ref a commit; where there is none, this checkout with its changes
 * @param {ReturnType<import('../start/report.mjs').createReport>} report
 * @returns {Promise<{ folder: string, commit: string, changed: boolean, remove(): void }>}
 */
export async function takeVersion(ref, report) {
  if (ref === undefined) {
    const { folder, remove } = scratchClone();
    return { folder, commit: commitOf('HEAD'), changed: hasChanges(), remove };
  }
  const commit = commitOf(ref);
  const folder = mkdtempSync(join(tmpdir(), 'portal-sample-version-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const step = report.step(`Sources of ${ref}`);
  try {
    await checkOut(commit, folder, step);
    step.done(commit.slice(0, 8));
    return { folder, commit, changed: false, remove };
  } catch (error) {
    step.fail('failed');
    remove();
    throw error;
  }
}

/** A package of the checkout's own in the place of a link to it: processes that read PDFs are kept from whatever lies elsewhere. */
function ownPackage(folder, name) {
  const path = join(folder, 'node_modules', name);
  if (!lstatSync(path).isSymbolicLink()) return;
  const real = realpathSync(path);
  rmSync(path);
  cpSync(real, path, { recursive: true });
}

/** Builds all of a version: what is stored by it is then what that version stores. */
export async function buildVersion({ folder }, report) {
  const step = report.step('Build');
  try {
    ownPackage(folder, 'unpdf');
    for (const project of BUILT) {
      step.progress(project);
      await buildProject(folder, project);
    }
    step.done('done');
  } catch (error) {
    step.fail('failed');
    throw error;
  }
}

/** Id of the last migration of a version: its sample's name. */
export function lastMigrationOf({ folder }) {
  const script =
    "const { MIGRATIONS } = await import('./libs/db/src/migrations/index.ts'); console.log(MIGRATIONS.at(-1).id);";
  return execFileSync(
    process.execPath,
    [
      '--import',
      join(ROOT, 'tools/typescript/register.mjs'),
      '--input-type=module',
      '--eval',
      script,
    ],
    { cwd: folder, encoding: 'utf8' },
  ).trim();
}
