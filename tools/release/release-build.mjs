import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentOf, readBuildFiles } from './build-files.mjs';
import { findLine, switchLine } from './listing.mjs';
import { contractProblems } from './manifest-rules.mjs';
import { ReleaseError } from './release-error.mjs';
import { openTarget } from './target.mjs';

/** Digits of the content's hash in a version: 48 bits, and a folder is compared before it is taken for the same. */
const HASH_DIGITS = 12;

/**
 * Releases a build: checks it against the contract, puts it into the target and switches the remote's line.
 * @param {object} release
 * @param {string} release.remote its name in `remotes.json`.
 * @param {string} release.build the build's folder.
 * @param {string} release.target the static folder.
 * @param {'stable' | 'preview'} release.channel
 * @param {string} release.packageVersion the version is this and the content's hash.
 * @param {string} release.baseUrl where the target is served: an URL, or a path on the page's own origin such as ``.
 * @param {ReturnType<typeof import('./contract.mjs').readContract>} release.contract
 * @param {() => Date} [release.now]
 * @param {() => void} [release.onWait] told when another release holds the target.
 * @returns {Promise<{ version: string, copied: boolean, replaced: string | null, switched: boolean }>}
 * @throws ReleaseError with what is wrong; the line is then as it was.
 */
export async function releaseBuild({
  remote,
  build,
  target,
  channel,
  packageVersion,
  baseUrl,
  contract,
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
    const switched = switchLine(listing, channel, line);
    const copied = place.publish(remote, version, build, files);
    const replaced = current?.version ?? null;
    if (JSON.stringify(current) === JSON.stringify(line))
      return { version, copied, replaced, switched: false };
    // Before the switch: what is live always has its way back.
    place.addRelease({
      remote,
      channel,
      version,
      replaced: replaced === version ? null : replaced,
      at: now().toISOString(),
      content,
      line,
    });
    place.replaceListing(switched);
    return { version, copied, replaced, switched: true };
  }, onWait);
}

/**
 * Switches a remote back to what was live before, or to a version by name. No build is needed.
 * @param {{ remote: string, target: string, channel: 'stable' | 'preview', to?: string, onWait?: () => void }} rollback
 * @returns {Promise<{ version: string, replaced: string, switched: boolean }>}
 * @throws ReleaseError where there is no way back, or where the old folder is not whole; the line is then as it was.
 */
export async function rollBack({ remote, target, channel, to, onWait }) {
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
    place.replaceListing(switchLine(listing, channel, release.line));
    return { version, replaced: current.version, switched: true };
  }, onWait);
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
