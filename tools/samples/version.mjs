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

/**
 * The projects to build for a full installation: the page, both APIs in one process, and each API
 * separately.
 */
const BUILT = [
  ...Object.values(PROJECTS).map((project) => `apps/${project}`),
  'services/standalone',
  'services/main-api',
  'services/voice-api',
];

/**
 * Puts a version's source code and its packages into a separate folder.
 * @param {string | undefined} ref a commit; without one, this checkout including uncommitted
 *   changes
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

/**
 * Replaces a link to one of this checkout's packages with a copy, because the processes that read
 * PDFs have no access to files outside their own folder.
 */
function ownPackage(folder, name) {
  const path = join(folder, 'node_modules', name);
  if (!lstatSync(path).isSymbolicLink()) return;
  const real = realpathSync(path);
  rmSync(path);
  cpSync(real, path, { recursive: true });
}

/** Builds everything from one version, so that the sample is written by that version's own code. */
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

/** Returns the id of a version's last migration, which is also the name of its sample. */
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
