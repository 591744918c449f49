import {
  closeSync,
  cpSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { inTurn } from '../start/turn.mjs';
import { contentOf, differences, readBuildFiles } from './build-files.mjs';
import { EMPTY_LISTING } from './listing.mjs';
import { ReleaseError } from './release-error.mjs';

/**
 * Opens the folder that remotes are served from. It contains:
 *
 * remotes.json                 what is live
 * releases.json                each release and what it replaced, for rollbacks
 * <remote>/<version>/…         builds, which never change once they exist
 *
 * @param {string} folder
 * @param {(from: string, to: string) => void} [copyFile]
 * @throws ReleaseError if there is no such folder.
 */
export function openTarget(folder, copyFile = cpSync) {
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new ReleaseError(`The target folder ${folder} does not exist`);
  const [listing, history] = [join(folder, 'remotes.json'), join(folder, 'releases.json')];

  return {
    /**
     * Runs `work` while no other release or rollback on this machine uses the folder. Calls
     * `onWait` if it has to wait.
     */
    exclusively: (work, onWait = () => {}) => inTurn(join(folder, '.release.lock'), onWait, work),

    listing: () => (existsSync(listing) ? readFileSync(listing, 'utf8') : EMPTY_LISTING),
    replaceListing: (text) => replaceFile(listing, text),

    releases: () => (existsSync(history) ? JSON.parse(readFileSync(history, 'utf8')).releases : []),
    addRelease(release) {
      replaceFile(
        history,
        `${JSON.stringify({ releases: [...this.releases(), release] }, null, 2)}\n`,
      );
    },

    /**
     * Checks that a released folder has not been changed.
     * @throws ReleaseError if the folder is missing or its content has changed.
     */
    verify(remote, version, content) {
      const place = join(folder, remote, version);
      if (!existsSync(place))
        throw new ReleaseError(`${remote} ${version} is no longer in the target`);
      if (contentOf(readBuildFiles(place)) !== content)
        throw new ReleaseError(`${place} is not what was released: it has been changed`);
    },

    /**
     * Copies a build to the target. The copy keeps a temporary name until it has been read back and
     * verified.
     * @param {Map<string, string>} files the files of the build, with their hashes.
     * @returns {boolean} false if an identical copy was already there.
     * @throws ReleaseError if there is already a different build in its place, or if the copy
     *   differs from the build.
     */
    publish(remote, version, build, files) {
      const place = join(folder, remote, version);
      if (existsSync(place)) {
        const [difference] = differences(files, readBuildFiles(place));
        if (difference !== undefined)
          throw new ReleaseError(`${place} already exists and is not this build: ${difference}`);
        return false;
      }
      const passing = join(folder, remote, `.${version}.${process.pid}`);
      rmSync(passing, { recursive: true, force: true });
      try {
        for (const path of files.keys()) {
          mkdirSync(dirname(join(passing, path)), { recursive: true });
          copyFile(join(build, path), join(passing, path));
          flush(join(passing, path));
        }
        const [difference] = differences(files, readBuildFiles(passing));
        if (difference !== undefined)
          throw new ReleaseError(`The copy in the target is not the build: ${difference}`);
        renameSync(passing, place);
      } catch (error) {
        rmSync(passing, { recursive: true, force: true });
        throw error;
      }
      flush(dirname(place));
      return true;
    },
  };
}

/** Flushes a written file or a folder's entries to disk, so that they survive a power failure. */
function flush(path) {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/**
 * Replaces a file's content atomically: readers see either all of the old content or all of the new
 * content.
 */
function replaceFile(path, content) {
  const beside = `${path}.${process.pid}.new`;
  const descriptor = openSync(beside, 'w');
  writeSync(descriptor, content);
  fsyncSync(descriptor);
  closeSync(descriptor);
  renameSync(beside, path);
  flush(dirname(path));
}
