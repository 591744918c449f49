/**
 * Rules for the packages in the lock file, as pure functions. The check scripts read the files and
 * report the problems.
 */
import semver from 'semver';

const GROUPS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

/**
 * Lists the packages installed from a registry, with their folders. Links to workspace packages are
 * left out.
 */
export const installed = (lock) =>
  Object.entries(lock.packages).filter(
    ([place, entry]) => place.includes('node_modules/') && !entry.link,
  );
export const nameOf = (place, entry) => entry.name ?? place.split('node_modules/').at(-1);

/**
 * Checks that the lock file matches the manifests and has a checksum for every package.
 * @param {object} lock `package-lock.json`
 * @param {Record<string, object>} manifests each project's `package.json`, by folder; '' is the
 *   root
 * @returns {string[]} the problems
 */
export function lockProblems(lock, manifests) {
  const problems = [];
  for (const [folder, manifest] of Object.entries(manifests)) {
    const locked = lock.packages[folder];
    const at = folder === '' ? 'package.json' : `${folder}/package.json`;
    if (!locked) problems.push(`${at}: is not in the lock file`);
    else
      for (const group of GROUPS)
        if (!same(manifest[group], locked[group]))
          problems.push(`${at}: ${group} differ from the lock file`);
  }
  for (const [place, entry] of installed(lock)) {
    if (!/^sha512-[\w+/]{86}==$/.test(entry.integrity ?? ''))
      problems.push(`${place}: has no sha512 checksum`);
    if (entry.resolved !== undefined && !entry.resolved.startsWith('https://'))
      problems.push(
        `${place}: comes from ${entry.resolved.split(':')[0]}, not from a registry over https`,
      );
  }
  const origins = new Set(
    installed(lock).map(([, { resolved }]) =>
      resolved === undefined ? 'none named' : originOf(resolved),
    ),
  );
  if (origins.size > 1)
    problems.push(`packages come from different places: ${[...origins].join(', ')}`);
  return problems;
}

const originOf = (address) => (URL.canParse(address) ? new URL(address).origin : address);
const same = (one = {}, other = {}) =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());

/**
 * Lists the known vulnerabilities that have no exception, and the exceptions that are invalid,
 * expired or no longer needed.
 * @param {object} report output of `npm audit --json`
 * @param {{ advisory: string, package: string, reason: string, until: string }[]} exceptions
 *   `until` is the exception's last day, such as 2026-12-31
 * @param {string} today
 */
export function auditProblems(report, exceptions, today) {
  const found = Object.values(report.vulnerabilities ?? {}).flatMap(({ via }) =>
    via.filter((one) => typeof one === 'object'),
  );
  const advisoryOf = ({ url, source }) => url?.split('/').at(-1) ?? String(source);
  const isExcepted = (fault) =>
    exceptions.some((one) => one.advisory === advisoryOf(fault) && one.package === fault.name);
  const problems = exceptions.flatMap((one) => {
    const called = `exception ${one.advisory} of ${one.package}`;
    if (!one.reason?.trim() || !/^\d{4}-\d\d-\d\d$/.test(one.until ?? ''))
      return [`${called}: lacks a reason or its last day`];
    if (one.until < today) return [`${called}: ended on ${one.until}`];
    return found.some((fault) => fault.name === one.package && advisoryOf(fault) === one.advisory)
      ? []
      : [`${called}: is no longer needed`];
  });
  const faults = new Map(
    found
      .filter((fault) => !isExcepted(fault))
      .map((fault) => [`${advisoryOf(fault)} ${fault.name}`, fault]),
  );
  return [
    ...problems,
    ...[...faults.values()].map(
      (fault) =>
        `${fault.name}: ${fault.severity}: ${fault.title} (${advisoryOf(fault)}, versions ${fault.range})`,
    ),
  ];
}

/**
 * Lists production packages whose licence is not allowed, and exceptions that are no longer needed.
 * @param {{ name: string, licence: string | null }[]} packages
 * @param {{ allowed: string[], exceptions: { package: string, licence: string, reason: string }[]
 *   }} policy an exception's `package` may end in `*`
 */
export function licenceProblems(packages, { allowed, exceptions }) {
  const fits = (pattern, name) =>
    pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
  const used = new Set();
  const problems = packages.flatMap(({ name, licence }) => {
    if (isAllowed(licence, allowed)) return [];
    const exception = exceptions.find((one) => fits(one.package, name) && one.licence === licence);
    if (!exception?.reason?.trim())
      return [`${name}: ${licence ?? 'no licence'} is not on the list`];
    used.add(exception);
    return [];
  });
  return [
    ...new Set(problems),
    ...exceptions
      .filter((one) => !used.has(one))
      .map((one) => `exception of ${one.package}: is no longer needed`),
  ];
}

/**
 * Whether an SPDX expression is allowed. With AND, all parts must be allowed; with OR, one is
 * enough. A nested expression must be on the list as a whole.
 */
function isAllowed(licence, allowed) {
  if (licence === null) return false;
  const plain = licence.replace(/^\((.*)\)$/, '$1');
  if (plain.includes('(')) return allowed.includes(licence);
  return plain
    .split(' OR ')
    .some((option) => option.split(' AND ').every((one) => allowed.includes(one.trim())));
}

/**
 * Lists the packages that need a newer Node than the oldest one we support. Packages that only
 * browser projects need are ignored, because they never run on Node.
 * @param {object} lock `package-lock.json`
 * @param {string} oldest the oldest supported version of Node
 * @param {string[]} roots folders of the projects that run on Node; '' is the root
 */
export function engineProblems(lock, oldest, roots) {
  const reached = reachedFrom(lock, roots);
  return installed(lock)
    .filter(([place, { engines }]) => engines?.node && reached.has(place))
    .filter(([, { engines }]) => !semver.satisfies(oldest, engines.node))
    .map(
      ([place, entry]) =>
        `${nameOf(place, entry)} ${entry.version}: needs Node ${entry.engines.node}, we run on ${oldest}`,
    );
}

/**
 * Returns the folders of all packages that the given projects depend on, directly or indirectly, as
 * Node would resolve them.
 */
function reachedFrom({ packages }, roots) {
  const reached = new Set(roots);
  for (const place of reached) {
    const entry = packages[place] ?? {};
    const names = GROUPS.flatMap((group) => Object.keys(entry[group] ?? {}));
    for (const name of names) {
      const found = placeOf(packages, place, name);
      if (found !== null) reached.add(packages[found].link ? packages[found].resolved : found);
    }
  }
  return reached;
}

/**
 * Returns the folder that a package's dependency `name` is loaded from. It is in the `node_modules`
 * of the package itself or of a parent folder. Returns null if the dependency is not installed.
 */
function placeOf(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (packages[place]) return place;
    if (folder === '') return null;
  }
}
