import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentOf, readBuildFiles } from './build-files.mjs';
import { findLine, switchLine } from './listing.mjs';
import { contractProblems } from './manifest-rules.mjs';
import { ReleaseError } from './release-error.mjs';
import { sealed } from './sealed.mjs';
import { openTarget } from './target.mjs';

/**
 * Number of hash digits in a version. Twelve digits are only 48 bits, so if a folder with the same
 * version already exists, its files are compared too.
 */
const HASH_DIGITS = 12;

/**
 * Releases a build: checks it against the contract, copies it to the target folder and updates the
 * remote's entry in the list.
 * @param {object} release
 * @param {string} release.remote its name in `remotes.json`.
 * @param {string} release.build the build folder.
 * @param {string} release.target the folder that is served.
 * @param {'stable' | 'preview'} release.channel
 * @param {string} release.packageVersion the first part of the version; the second is a hash of the
 *   content.
 * @param {string} release.baseUrl the URL where the target is served, or a path (possibly empty) on
 *   the page's own origin.
 * @param {ReturnType<typeof import('./contract.mjs').readContract>} release.contract
 * @param {import('node:crypto').KeyObject} release.key signs the list.
 * @param {number} [release.canary] percentage of visitors, 1 to 99, who get the build while the
 *   others keep the live release. A release without `canary` ends the remote's canary.
 * @param {() => Date} [release.now]
 * @param {() => void} [release.onWait] called if another release is using the target.
 * @returns {Promise<{ version: string, copied: boolean, replaced: string | null, switched: boolean
 *   }>}
 * @throws ReleaseError with a message that says what is wrong. In that case, `remotes.json` is left
 *   unchanged.
 */
export async function releaseBuild({
  remote,
  build,
  target,
  channel,
  packageVersion,
  baseUrl,
  contract,
  key,
  canary,
  now = () => new Date(),
  onWait,
}) {
  if (!existsSync(build)) throw new ReleaseError(`There is no build in ${build}`);
  const place = openTarget(target);
  const files = readBuildFiles(build);
  const problems = contractProblems(
    { remote, files, read: (path) => readFileSync(join(build, path), 'utf8') },
    contract,
  );
  if (problems.length > 0)
    throw new ReleaseError(`${remote} breaks the contract:\n${inLines(problems)}`);

  const content = contentOf(files);
  const version = `${packageVersion}-${content.slice(0, HASH_DIGITS)}`;
  const line = {
    name: remote,
    manifest: `${baseUrl.replace(/\/$/, '')}/${remote}/${version}/mf-manifest.json`,
    version,
    integrity: files.get('mf-manifest.json'),
    contract: contract.version,
  };
  return place.exclusively(() => {
    const listing = place.listing();
    const current = findLine(listing, channel, remote);
    const next = canary === undefined ? line : withCanary(current, line, canary);
    const switched = switchLine(listing, channel, next);
    const copied = place.publish(remote, version, build, files);
    const replaced = (canary === undefined ? current : current.canary)?.version ?? null;
    if (JSON.stringify(current) === JSON.stringify(next))
      return { version, copied, replaced, switched: false };
    // Record the release before it goes live, so that every live release can be rolled back.
    place.addRelease({
      remote,
      ...(canary === undefined ? { channel } : { channel: 'canary', percent: canary }),
      version,
      replaced: replaced === version ? null : replaced,
      at: now().toISOString(),
      content,
      line,
    });
    place.replaceListing(sealed(switched, key, now()));
    return { version, copied, replaced, switched: true };
  }, onWait);
}

/** Adds a canary to a remote's live release: a different version for a percentage of visitors. */
function withCanary(current, { name, ...release }, percent) {
  if (current === null)
    throw new ReleaseError(`${name} has no stable release for a canary to run beside`);
  if (current.version === release.version)
    throw new ReleaseError(`${name} ${release.version} is already live for everyone`);
  return { ...current, canary: { percent, ...release } };
}

/**
 * Switches a remote back to the previous release, or to a named version, without a new build. Also
 * removes the remote's canary.
 * @param {{ remote: string, target: string, channel: 'stable' | 'preview', to?: string, key:
 *   import('node:crypto').KeyObject, now?: () => Date, onWait?: () => void }} rollback
 * @returns {Promise<{ version: string, replaced: string, switched: boolean }>}
 * @throws ReleaseError if there is nothing to roll back to, if the version was never released here,
 *   or if its folder is missing or has been changed. In these cases, `remotes.json` is left
 *   unchanged.
 */
export async function rollBack({
  remote,
  target,
  channel,
  to,
  key,
  now = () => new Date(),
  onWait,
}) {
  const place = openTarget(target);
  return place.exclusively(() => {
    const listing = place.listing();
    const current = findLine(listing, channel, remote);
    if (current === null)
      throw new ReleaseError(`${remote} is not live in ${channel}: there is nothing to roll back`);
    const releases = place
      .releases()
      .filter((release) => release.remote === remote)
      .reverse();
    const version =
      to ??
      releases.find(
        ({ channel: its, version: live, replaced }) =>
          its === channel && live === current.version && replaced !== null,
      )?.replaced ??
      null;
    if (version === null)
      throw new ReleaseError(`Nothing was live before ${remote} ${current.version} in ${channel}`);
    const release = releases.find((known) => known.version === version);
    if (!release)
      throw new ReleaseError(`${remote} ${version} was never released here${known(releases)}`);
    place.verify(remote, version, release.content);
    if (version === current.version) return { version, replaced: version, switched: false };
    place.replaceListing(sealed(switchLine(listing, channel, release.line), key, now()));
    return { version, replaced: current.version, switched: true };
  }, onWait);
}

/**
 * Removes a remote's canary. Pages opened from then on get the live release.
 * @param {{ remote: string, target: string, key: import('node:crypto').KeyObject, now?: () => Date,
 *   onWait?: () => void }} withdrawal
 * @returns {Promise<{ version: string, replaced: string }>} the versions of the live release and of
 *   the removed canary.
 * @throws ReleaseError if there is no canary.
 */
export async function endCanary({ remote, target, key, now = () => new Date(), onWait }) {
  const place = openTarget(target);
  return place.exclusively(() => {
    const listing = place.listing();
    const current = findLine(listing, 'stable', remote);
    if (!current?.canary) throw new ReleaseError(`${remote} has no canary`);
    const { canary, ...line } = current;
    place.replaceListing(sealed(switchLine(listing, 'stable', line), key, now()));
    return { version: line.version, replaced: canary.version };
  }, onWait);
}

/**
 * Gives a target's list a new serial and signature without changing anything else. Used if the list
 * was never signed, or if the shell has a new key.
 * @param {{ target: string, key: import('node:crypto').KeyObject, now?: () => Date, onWait?: () =>
 *   void }} options
 */
export async function signAnew({ target, key, now = () => new Date(), onWait }) {
  const place = openTarget(target);
  await place.exclusively(() => place.replaceListing(sealed(place.listing(), key, now())), onWait);
}

const SHOWN = 12;
const inLines = (problems) =>
  [
    ...problems.slice(0, SHOWN),
    ...(problems.length > SHOWN ? [`and ${problems.length - SHOWN} more`] : []),
  ]
    .map((problem) => `  - ${problem}`)
    .join('\n');
const known = (releases) =>
  releases.length === 0
    ? ''
    : `: there are ${[...new Set(releases.map(({ version }) => version))].join(', ')}`;
