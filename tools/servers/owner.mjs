import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Unprivileged users that a server may run as when we are root. PostgreSQL refuses to run as root.
 */
const UNPRIVILEGED = ['postgres', 'nobody'];

/**
 * Returns the user that a server should run as: an unprivileged one if we are root, otherwise the
 * current user.
 * @returns {{ uid: number, gid: number } | {}} options for `spawn`
 */
export function serverUser() {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const [, , uid, gid] =
    UNPRIVILEGED.map((name) => users.find(([known]) => known === name)).find(
      (user) => user !== undefined,
    ) ?? [];
  if (uid === undefined)
    throw new Error(
      `None of the users ${UNPRIVILEGED.join(', ')} exists to run a database server as`,
    );
  return { uid: Number(uid), gid: Number(gid) };
}

/**
 * Prepares a server's private folder: either `given` or a new scratch folder. Only a scratch folder
 * is deleted, either by `remove` or when this process exits.
 * @param {string} name the server's name
 * @param {string} [given] the folder to use; the server's user must be able to traverse its parent
 *   folders
 */
export function serverFolder(name, given) {
  const path = given ?? mkdtempSync(join(tmpdir(), `${name}-`));
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const { uid, gid } = serverUser();
  if (uid !== undefined) chownSync(path, uid, gid);
  if (given !== undefined) return { path, remove() {} };
  const remove = () => {
    process.off('exit', remove);
    rmSync(path, { recursive: true, force: true });
  };
  process.on('exit', remove);
  return { path, remove };
}
