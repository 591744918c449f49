import { type ChildProcess, spawn } from 'node:child_process';
import { createHmac, randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import getPort, { portNumbers } from 'get-port';
import { until } from './time';

export const API_KEY = 'devkey';
export const API_SECRET = 'a-development-secret-of-32-characters!';

/**
 * Returns a free TCP port on this machine. The port is below the range for outgoing connections, so
 * no outgoing connection can take it before the server starts.
 */
export const freePort = (): Promise<number> =>
  getPort({ host: '127.0.0.1', port: portNumbers(randomInt(15_000, 29_000), 29_999) });

export interface Process {
  child: ChildProcess;
  output: string[];
  stop(): Promise<void>;
}

/** Starts a program and collects its output. */
export function start(
  program: string,
  args: string[],
  env: NodeJS.ProcessEnv = process.env,
): Process {
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: string[] = [];
  child.stdout.on('data', (text: Buffer) => output.push(String(text)));
  child.stderr.on('data', (text: Buffer) => output.push(String(text)));
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    child,
    output,
    async stop() {
      child.kill('SIGTERM');
      await Promise.race([exited, sleep(15_000).then(() => child.kill('SIGKILL'))]);
    },
  };
}

/**
 * Starts a LiveKit server on this machine. `LIVEKIT_SERVER_BIN` can specify a different executable.
 */
export async function startLiveKit(): Promise<Process & { url: string }> {
  const [port, tcp, udp] = await Promise.all([freePort(), freePort(), freePort()]);
  const config = `port: ${port}\nbind_addresses: ["127.0.0.1"]\nrtc:\n  tcp_port: ${tcp}\n  udp_port: ${udp}\n  node_ip: 127.0.0.1\n  use_external_ip: false\nroom:\n  departure_timeout: 150\nkeys:\n  ${API_KEY}: ${API_SECRET}\nlogging:\n  level: warn\n`;
  const server = start(process.env['LIVEKIT_SERVER_BIN'] ?? 'livekit-server', [], {
    ...process.env,
    LIVEKIT_CONFIG: config,
  });
  await until(
    () =>
      fetch(`http://127.0.0.1:${port}`).then(
        ({ ok }) => ok,
        () => false,
      ),
    15_000,
    'LiveKit server answers',
  );
  return { ...server, url: `ws://127.0.0.1:${port}` };
}

/**
 * Creates a candidate's access token for one room. When the candidate joins with this token,
 * LiveKit dispatches the interviewer to the room.
 */
export function candidateToken(
  room: string,
  identity: string,
  dispatch: { agentName: string; metadata: string },
): string {
  return signToken({
    sub: identity,
    video: { room, roomJoin: true, canPublish: true, canSubscribe: true, canPublishData: true },
    roomConfig: { agents: [dispatch] },
  });
}

/**
 * Closes a room and disconnects everyone in it.
 * @throws Error if the server refuses.
 */
export async function deleteRoom(serverUrl: string, room: string): Promise<void> {
  const url = `${serverUrl.replace(/^ws/, 'http')}/twirp/livekit.RoomService/DeleteRoom`;
  const headers = {
    authorization: `Bearer ${signToken({ video: { roomCreate: true } })}`,
    'content-type': 'application/json',
  };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ room }) });
  // 404 means that the room is already closed.
  if (!response.ok && response.status !== 404)
    throw new Error(`room not deleted: ${response.status}`);
}

function signToken(claims: object): string {
  const now = Math.floor(Date.now() / 1_000);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const body = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ iss: API_KEY, nbf: now - 5, exp: now + 3_600, ...claims })}`;
  return `${body}.${createHmac('sha256', API_SECRET).update(body).digest('base64url')}`;
}
