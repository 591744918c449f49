import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { linkPackages } from '../checks/link-packages.mjs';
import { isInstalled } from '../start/install.mjs';
import { StartError } from '../start/report.mjs';
import { run, tail } from '../start/run.mjs';
import { ROOT } from '../start/settings.mjs';

const CACHE = join(ROOT, '.cache/compatibility');
const CONTRACT = 'libs/mfe-contract/contract.json';
/** Project folder of each part, under `apps`. */
export const PROJECTS = {
  shell: 'shell',
  auth: 'auth-mfe',
  onboarding: 'onboarding-mfe',
  interview: 'interview-mfe',
};

const readJson = (...path) => JSON.parse(readFileSync(join(...path), 'utf8'));
const git = (cwd, ...words) =>
  execFileSync('git', words, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** Thrown if the requested version is not in this clone. */
export class MissingHistory extends StartError {}

/**
 * Returns the commit that a name refers to.
 * @throws MissingHistory if the commit is not in this clone, for example because the clone is
 *   shallow.
 */
export function commitOf(ref) {
  try {
    return git(ROOT, 'rev-parse', '--verify', '--quiet', `${ref}^{commit}`);
  } catch {
    throw new MissingHistory(
      `This clone does not hold ${ref}: fetch the history first ("git fetch --unshallow --tags").`,
    );
  }
}

export const hasChanges = () => git(ROOT, 'status', '--porcelain', '--untracked-files=no') !== '';

/**
 * Everything that goes into the builds, besides the shell's public key. Commits with identical
 * sources share builds.
 */
const SOURCES = ['apps', 'libs', 'tools/rspack', 'package-lock.json'];
const sourcesOf = (commit) =>
  createHash('sha256')
    .update(SOURCES.map((path) => git(ROOT, 'rev-parse', `${commit}:${path}`)).join())
    .update(process.env.REMOTES_PUBLIC_KEY ?? '')
    .digest('hex')
    .slice(0, 16);

async function install(folder, step) {
  const wanted = readJson(folder, 'package-lock.json').packages;
  if (isInstalled(wanted, readJson(ROOT, 'node_modules/.package-lock.json').packages))
    return linkPackages(folder);
  step.progress('npm ci: its packages differ from those of this checkout');
  const { code, output } = await run(
    'npm',
    ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'],
    { cwd: folder },
  );
  if (code !== 0) throw new StartError(`Its packages could not be installed: ${tail(output)}`);
}

/** Checks out a commit into an empty folder and installs its packages. */
export async function checkOut(commit, clone, step) {
  git(ROOT, 'clone', '--quiet', '--shared', '--no-checkout', ROOT, clone);
  git(clone, 'checkout', '--quiet', '--detach', commit);
  await install(clone, step);
}

/**
 * Builds one project for production.
 * @param {string} project its folder, relative to the checkout's root
 */
export async function buildProject(checkout, project) {
  const { code, output } = await run(
    process.execPath,
    [join(checkout, 'node_modules/@rspack/cli/bin/rspack.js'), 'build'],
    { cwd: join(checkout, project), env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (code !== 0) throw new StartError(`${project} does not build: ${tail(output, 6)}`);
}

/** Copies a build without source maps, which are not served. */
const copyBuild = (from, to) =>
  cpSync(from, to, { recursive: true, filter: (path) => !path.endsWith('.map') });

/**
 * Builds all parts from one commit, or takes the builds from the cache. The returned folder is laid
 * out like a checkout.
 * @param {{ commit: string, contract?: string, report:
 *   ReturnType<import('../start/report.mjs').createReport> }} options `contract`: a contract
 *   version to write into the source code before building. The build uses a temporary clone.
 * @returns {Promise<{ folder: string, contract: string }>}
 */
export async function buildVersion({ commit, contract, report }) {
  const folder = join(
    CACHE,
    `${sourcesOf(commit)}${contract === undefined ? '' : `-contract-${contract}`}`,
  );
  if (!existsSync(folder)) {
    const step = report.step(
      `Build of ${commit.slice(0, 8)}${contract === undefined ? '' : ` with contract ${contract}`}`,
    );
    mkdirSync(CACHE, { recursive: true });
    const clone = mkdtempSync(join(CACHE, 'clone-'));
    try {
      await checkOut(commit, clone, step);
      if (contract !== undefined) changeContract(clone, contract);
      for (const [part, project] of Object.entries(PROJECTS)) {
        step.progress(part);
        await buildProject(clone, `apps/${project}`);
      }
      keep(clone, `${folder}.new`);
      renameSync(`${folder}.new`, folder);
      step.done('done');
    } catch (error) {
      step.fail('failed');
      throw error;
    } finally {
      rmSync(clone, { recursive: true, force: true });
    }
  }
  return { folder, contract: readJson(folder, 'contract.json').version };
}

function changeContract(clone, version) {
  const file = join(clone, CONTRACT);
  writeFileSync(file, `${JSON.stringify({ ...readJson(file), version }, null, 2)}\n`);
  git(
    clone,
    '-c',
    'user.name=compatibility',
    '-c',
    'user.email=compatibility@localhost',
    'commit',
    '--quiet',
    '--all',
    '--message',
    `Contract ${version}`,
  );
}

function keep(checkout, folder) {
  rmSync(folder, { recursive: true, force: true });
  for (const project of Object.values(PROJECTS))
    copyBuild(join(checkout, 'apps', project, 'dist'), join(folder, 'apps', project, 'dist'));
  cpSync(join(checkout, CONTRACT), join(folder, 'contract.json'));
}

/**
 * Copies the builds that `npm run build` made from this checkout, including uncommitted changes.
 */
export function takeCheckout() {
  const folder = join(CACHE, 'checkout');
  keep(ROOT, folder);
  return { folder, contract: readJson(folder, 'contract.json').version };
}

/**
 * Counts the files that differ between two commits, for the shell, for each remote and for the
 * libraries. If none differ, the builds prove nothing about compatibility. Comparing the builds
 * themselves would not work, because module ids depend on the build folder.
 * @param {string | null} newer null stands for this checkout, including uncommitted changes.
 */
export function changedFiles(older, newer) {
  const folders = {
    ...Object.fromEntries(
      Object.entries(PROJECTS).map(([part, project]) => [part, `apps/${project}`]),
    ),
    libraries: 'libs',
  };
  const names = git(
    ROOT,
    'diff',
    '--name-only',
    older,
    ...(newer === null ? [] : [newer]),
    '--',
    ...Object.values(folders),
  ).split('\n');
  return Object.fromEntries(
    Object.entries(folders).map(([part, folder]) => [
      part,
      names.filter((name) => name.startsWith(`${folder}/`) && !/\.test\.\w+$/.test(name)).length,
    ]),
  );
}

/** Deletes all cached builds except those in `folders`; each takes up about 10 MB. */
export function forgetOthers(folders) {
  for (const { name } of readdirSync(CACHE, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )) {
    if (!folders.includes(join(CACHE, name)))
      rmSync(join(CACHE, name), { recursive: true, force: true });
  }
}

/** Gives `folder` the layout of a checkout, with symlinks to the builds in `choice`. */
export function layOut(folder, choice, folders) {
  for (const [part, key] of Object.entries(choice)) {
    const project = join(folder, 'apps', PROJECTS[part]);
    mkdirSync(project, { recursive: true });
    symlinkSync(join(folders[key], 'apps', PROJECTS[part], 'dist'), join(project, 'dist'));
  }
}
