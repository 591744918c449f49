import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lastingFreePorts } from '../start/free-ports.mjs';
import { spawnGroup } from '../start/process-group.mjs';
import { StartError } from '../start/report.mjs';
import { tail, which } from '../start/run.mjs';
import { HOST } from '../start/settings.mjs';
import { serverFolder, serverUser } from './owner.mjs';
import { createServerProcess } from './server-process.mjs';

/** Folder in which Debian installs the programs of each PostgreSQL version. It is not on PATH. */
const DEBIAN = '/usr/lib/postgresql';
const USER = 'portal';
/**
 * Locale for sorting and changing case. `C.UTF-8` sorts by code point, but can change the case of
 * any Unicode letter.
 */
const LOCALE = process.platform === 'linux' ? 'C.UTF-8' : 'en_US.UTF-8';
/**
 * Maximum number of connections: enough for several API processes with one pool each, plus tests.
 */
const MAX_CONNECTIONS = 200;
/**
 * Settings for disposable data. Committed data survives a crash of the server, but not necessarily
 * a crash of the machine.
 */
const NOT_DURABLE = { fsync: 'off', full_page_writes: 'off' };

/**
 * Finds the folder with PostgreSQL's binaries. The newest version among Debian's packages takes
 * precedence over the one on PATH. Returns null if neither is found.
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
 * Runs one of PostgreSQL's programs and waits until it ends.
 * @throws StartError if the program fails. The message includes the end of its output.
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
      // Let the stream decode the text, because a character may be split between two chunks.
      stream.setEncoding('utf8').on('data', (chunk) => {
        output += chunk;
      });
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve(output) : reject(new StartError(`${path} failed: ${tail(output)}`)),
    );
  });
}

/**
 * Creates the data folder on the first start, and stores the password next to it for later starts.
 */
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
 * Whether the server with this pid accepts connections. Reads the status line of the server's lock
 * file, as `pg_ctl` does.
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
 * Starts a private PostgreSQL server that can be reached only from this machine. It has its own
 * folder and port, and no socket file. The caller must stop it; `stopAllGroups` stops it too.
 * @param {{ folder?: string, port?: number, durable?: boolean }} [options]
 * `folder`: where its data is kept; by default, a scratch folder that `stop` removes. `port`: by
 * default, any free port. `durable`: false in tests, where commits do not have to wait for the
 * disk.
 * @throws StartError if PostgreSQL is not installed or does not start
 */
export async function startPostgres({ folder: given, port, durable = true } = {}) {
  const bin = findPostgres();
  if (bin === null)
    throw new StartError(
      'PostgreSQL is not installed (on Debian and Ubuntu: apt-get install postgresql)',
    );
  const folder = serverFolder('postgres', given);
  const [ownPort] = port === undefined ? await lastingFreePorts(1) : [port];
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
  /** Runs SQL and returns its output, with one row per line and columns separated by `|`. */
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
     * Creates an empty database.
     * @param {string} name letters, digits and underscores
     * @returns {Promise<string>} its URL
     */
    async createDatabase(name) {
      await sql(`create database "${name}"`);
      return url(name);
    },
    /**
     * Dumps a database as SQL statements that any driver can run: without owners, psql commands or
     * `COPY`.
     */
    async dump(database) {
      const text = await program(
        join(bin, 'pg_dump'),
        ['--no-owner', '--no-privileges', '--rows-per-insert=1', ...to(database)],
        { env: { PGPASSWORD: password } },
      );
      return text.replace(/^\\(?:un)?restrict .*\n/gm, '');
    },
    /**
     * Shuts the server down cleanly, closing open connections. Then removes the folder if it is a
     * scratch folder.
     */
    async stop() {
      await server.stop();
      folder.remove();
    },
    kill: server.kill,
    restart: server.restart,
  };
}
