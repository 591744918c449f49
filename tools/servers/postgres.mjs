import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { anyFreePorts } from '../start/free-ports.mjs';
import { spawnGroup } from '../start/process-group.mjs';
import { StartError } from '../start/report.mjs';
import { tail, which } from '../start/run.mjs';
import { HOST } from '../start/settings.mjs';
import { serverFolder, serverUser } from './owner.mjs';
import { createServerProcess } from './server-process.mjs';

/** Debian installs each version's programs in a separate folder, outside PATH. */
const DEBIAN = '/usr/lib/postgresql';
const USER = 'portal';
/** Sort and change case by Unicode code points on every machine. */
const LOCALE = process.platform === 'linux' ? 'C.UTF-8' : 'en_US.UTF-8';
/** Enough for several API processes with a pool each, plus tests. */
const MAX_CONNECTIONS = 200;
/** For throw-away data: a server crash loses nothing committed, a machine crash may. */
const NOT_DURABLE = { fsync: 'off', full_page_writes: 'off' };

/**
 * Folder of PostgreSQL's programs: Debian's newest version, otherwise the one on PATH, otherwise
 * null.
 */
export function findPostgres({ debian = DEBIAN, env = process.env } = {}) {
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((a, b) => Number(b) - Number(a))
    : [];
  const newest = versions
    .map((version) => join(debian, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
  const onPath = which('initdb', env);
  return newest ?? (onPath === null ? null : dirname(onPath));
}

/**
 * Runs one of PostgreSQL's programs to completion.
 * @throws StartError with the end of its output
 */
function program(path, args, { env = {}, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawnGroup(path, args, {
      cwd: '/',
      ...options,
      env: { PATH: process.env.PATH, LC_ALL: 'C', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      // Decode as text: a character may span two chunks.
      stream.setEncoding('utf8').on('data', (chunk) => {
        output += chunk;
      });
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve(output) : reject(new StartError(`${path} failed: ${tail(output)}`)),
    );
  });
}

/** Creates the data folder once; its password stays next to it for the next start. */
async function initialise(bin, folder) {
  const passwordFile = join(folder, 'password');
  const data = join(folder, 'data');
  if (!existsSync(join(data, 'PG_VERSION'))) {
    const user = serverUser();
    writeFileSync(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 });
    if (user.uid !== undefined) chownSync(passwordFile, user.uid, user.gid);
    await program(
      join(bin, 'initdb'),
      [
        '-D',
        data,
        '-U',
        USER,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        `--locale=${LOCALE}`,
        '--no-sync',
      ],
      user,
    );
  }
  return { data, password: readFileSync(passwordFile, 'utf8') };
}

/**
 * Whether the server running as `pid` accepts connections: the last line of its lock file says so,
 * which `pg_ctl` reads too.
 */
async function isReady(data, pid) {
  try {
    const lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    return lines[0] === String(pid) && lines[7]?.trim() === 'ready';
  } catch {
    return false;
  }
}

/**
 * A private PostgreSQL server, reachable only from this machine: own folder, own port, no socket
 * file. The caller stops it; it also ends with all process groups.
 * @param {{ folder?: string, port?: number, durable?: boolean }} [options] `folder`: of its
 *   persistent data; without it a scratch folder that `stop` removes. `port`: any free one by
 *   default. `durable`: false for tests: commits do not wait for the disk.
 * @throws StartError if PostgreSQL is not installed or does not start
 */
export async function startPostgres({ folder: given, port, durable = true } = {}) {
  const bin = findPostgres();
  if (bin === null)
    throw new StartError(
      'PostgreSQL is not installed (on Debian and Ubuntu: apt-get install postgresql)',
    );
  const folder = serverFolder('postgres', given);
  const [ownPort] = port === undefined ? await anyFreePorts(1) : [port];
  try {
    const { data, password } = await initialise(bin, folder.path);
    const settings = {
      listen_addresses: HOST,
      port: ownPort,
      unix_socket_directories: '',
      max_connections: MAX_CONNECTIONS,
      ...(durable ? {} : NOT_DURABLE),
    };
    const server = createServerProcess({
      name: 'PostgreSQL',
      command: join(bin, 'postgres'),
      logFile: join(folder.path, 'log'),
      env: { LC_ALL: 'C' },
      args: [
        '-D',
        data,
        ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      ready: (pid) => isReady(data, pid),
      endSignal: 'SIGINT',
      crashSignal: 'SIGQUIT',
    });
    await server.start();
    return handle({ server, folder, bin, port: ownPort, password });
  } catch (error) {
    folder.remove();
    throw error;
  }
}

function handle({ server, folder, bin, port, password }) {
  const url = (database) => `postgres://${USER}:${password}@${HOST}:${port}/${database}`;
  const to = (database) => ['-h', HOST, '-p', String(port), '-U', USER, '-d', database];
  /** Runs SQL and returns its output, one row per line, columns separated by `|`. */
  const sql = (text, database = 'postgres') =>
    program(join(bin, 'psql'), ['-XqAt', '-v', 'ON_ERROR_STOP=1', ...to(database), '-c', text], {
      env: { PGPASSWORD: password },
    });
  return {
    url: url('postgres'),
    port,
    get pid() {
      return server.pid;
    },
    sql: async (text, database) => (await sql(text, database)).trimEnd(),
    /**
     * An empty database.
     * @param {string} name letters, digits and underscores
     * @returns {Promise<string>} its URL
     */
    async createDatabase(name) {
      await sql(`create database "${name}"`);
      return url(name);
    },
    /**
     * A database as SQL statements that any driver can run: without owners, psql commands or copied
     * rows.
     */
    async dump(database) {
      const text = await program(
        join(bin, 'pg_dump'),
        ['--no-owner', '--no-privileges', '--rows-per-insert=1', ...to(database)],
        { env: { PGPASSWORD: password } },
      );
      return text.replace(/^\\(?:un)?restrict .*\n/gm, '');
    },
    /** Shuts it down cleanly: closes open connections and removes a scratch folder. */
    async stop() {
      await server.stop();
      folder.remove();
    },
    kill: server.kill,
    restart: server.restart,
  };
}
