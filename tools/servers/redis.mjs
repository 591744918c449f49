import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { join } from 'node:path';
import { lastingFreePorts } from '../start/free-ports.mjs';
import { StartError } from '../start/report.mjs';
import { which } from '../start/run.mjs';
import { HOST } from '../start/settings.mjs';
import { serverFolder } from './owner.mjs';
import { createServerProcess } from './server-process.mjs';

const ANSWER_TIMEOUT_MS = 2_000;

/** Sends one command and returns the last line of the response, or null if there is no response. */
function ask(port, password, command) {
  return new Promise((resolve) => {
    const socket = connect({ host: HOST, port }, () =>
      socket.write(`AUTH ${password}\r\n${command}\r\n`),
    );
    let answer = '';
    const done = (value) => {
      socket.destroy();
      resolve(value);
    };
    socket.setTimeout(ANSWER_TIMEOUT_MS, () => done(null));
    socket.on('error', () => done(null));
    socket.on('close', () => done(null));
    socket.on('data', (chunk) => {
      answer += chunk;
      const lines = answer.trimEnd().split('\r\n');
      if (lines.length === 2) done(lines[1]);
    });
  });
}

/**
 * Starts a private Redis server that can be reached only from this machine. The caller must stop
 * it; `stopAllGroups` stops it too.
 * @param {{ folder?: string, port?: number, durable?: boolean }} [options]
 * `folder`: where its log and data are kept; by default, a scratch folder that `stop` removes.
 * `port`: by default, any free port. `durable`: whether data survives a restart; if not, it is kept
 * only in memory.
 * @throws StartError if Redis is not installed or does not start
 */
export async function startRedis({ folder: given, port, durable = false } = {}) {
  const command = which('redis-server');
  if (command === null)
    throw new StartError(
      'Redis is not installed (on Debian and Ubuntu: apt-get install redis-server)',
    );
  const folder = serverFolder('redis', given);
  const [ownPort] = port === undefined ? await lastingFreePorts(1) : [port];
  const password = randomBytes(24).toString('hex');
  // Pass the settings on standard input, because every user on the machine can read command lines.
  const input = [
    `bind ${HOST}`,
    `port ${ownPort}`,
    'unixsocket ""',
    `dir "${folder.path}"`,
    'save ""',
    `appendonly ${durable ? 'yes' : 'no'}`,
    `requirepass ${password}`,
  ].join('\n');
  const server = createServerProcess({
    name: 'Redis',
    command,
    args: ['-'],
    input,
    logFile: join(folder.path, 'log'),
    ready: async () => (await ask(ownPort, password, 'PING')) === '+PONG',
    endSignal: 'SIGTERM',
    crashSignal: 'SIGKILL',
  });
  try {
    await server.start();
  } catch (error) {
    folder.remove();
    throw error;
  }
  return {
    url: `redis://:${password}@${HOST}:${ownPort}`,
    address: `${HOST}:${ownPort}`,
    password,
    get pid() {
      return server.pid;
    },
    async stop() {
      await server.stop();
      folder.remove();
    },
    kill: server.kill,
    restart: server.restart,
  };
}
