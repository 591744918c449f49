import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './report.mjs';
import { run, tail } from './run.mjs';
import { ROOT } from './settings.mjs';

const NODE_MINIMUM = [20, 19];

export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > NODE_MINIMUM[0] || (major === NODE_MINIMUM[0] && minor >= NODE_MINIMUM[1])) return;
  throw new StartError(
    `Node ${version} is too old: version ${NODE_MINIMUM.join('.')} or newer is needed (https://nodejs.org).`,
  );
}

/**
 * Whether the installed packages match the lock file, including versions and links to workspace
 * packages. `installed` comes from the copy of the lock file that npm keeps in node_modules.
 * @param {Record<string, { version?: string, link?: boolean, resolved?: string, optional?: boolean,
 *   devOptional?: boolean, peer?: boolean }>} wanted
 * @param {Record<string, { version?: string, resolved?: string }>} installed
 */
export function isInstalled(wanted, installed) {
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true;
    const found = installed[path];
    if (found === undefined) return Boolean(entry.optional || entry.devOptional || entry.peer);
    return entry.link ? found.resolved === entry.resolved : found.version === entry.version;
  });
}

function needsInstall(root) {
  const packages = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  try {
    return !isInstalled(packages('package-lock.json'), packages('node_modules/.package-lock.json'));
  } catch {
    return true;
  }
}

/** Whether a line of npm's output shows progress, rather than a warning or a notice. */
const isProgress = (line) => !/^npm (warn|notice)/i.test(line);

/** Installs the packages in the lock file unless they are already installed. */
export async function ensureInstalled(report, root = ROOT) {
  if (!needsInstall(root)) return;
  const step = report.step('Packages');
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const count = Object.keys(packages).filter((place) => place.includes('node_modules/')).length;
  step.progress(`npm ci, up to ${count} packages`);
  // Skip the speech library's GPU runtime, because it is unused and its download fails without a
  // network.
  const env = { ...process.env, ONNXRUNTIME_NODE_INSTALL_CUDA: 'skip' };
  const { code, output } = await run('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    env,
    onLine: (line) => {
      if (isProgress(line)) step.progress(line);
    },
  });
  if (code !== 0) {
    step.fail('npm ci failed');
    throw new StartError(`The packages could not be installed: ${tail(output)}`);
  }
  step.done('installed');
}
