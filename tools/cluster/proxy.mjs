import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { which } from '../start/run.mjs';
import { HOST } from '../start/settings.mjs';

/** Finds HAProxy. Debian and Ubuntu install it outside the PATH of ordinary users. */
export const findProxy = (env = process.env) =>
  which('haproxy', { PATH: `${env.PATH ?? ''}:/usr/sbin:/usr/local/sbin` });

const section = (title, lines) => [title, ...lines.map((line) => `  ${line}`)].join('\n');

/**
 * Puts all servers of one kind behind one address. Each server is checked every second. A server
 * that fails two checks in a row gets no more requests, and its connections are closed.
 */
function balanced({ name, port, balance, check, healthy = 'status 200', servers, more = [] }) {
  return section(`listen ${name}`, [
    `bind ${HOST}:${port}`,
    `balance ${balance}`,
    `option httpchk GET ${check}`,
    `http-check expect ${healthy}`,
    ...more,
    'default-server check inter 1s fall 2 rise 1 on-marked-down shutdown-sessions',
    ...servers.map((server, index) => `server ${name}-${index + 1} ${HOST}:${server}`),
  ]);
}

/**
 * Health check for the voice API that passes even without LiveKit, because uploads and sign-in need
 * no room.
 */
const WITHOUT_ROOMS = `rstring '"database":"ok".*"taking_requests":"ok"'`;
/** Settings that retry reads on another server, but writes only if no connection was made. */
const RETRIES = [
  'retries 3',
  'option redispatch 1',
  'retry-on conn-failure empty-response 503',
  'http-request disable-l7-retry unless METH_GET',
];

/** @typedef {'mainApi' | 'voiceApi' | 'livekit' | 'samples'} Kind */

/**
 * Returns HAProxy's configuration, with one address per kind of server.
 * @param {{ ports: Record<Kind, number>, servers: Record<Kind, number[]> }} options
 * `ports`: where the proxy listens; `servers`: the ports of the servers behind it.
 */
export function proxyConfig({ ports, servers }) {
  return [
    section('global', ['log stdout format raw local0 notice', 'maxconn 2000']),
    section('defaults', [
      'mode http',
      'log global',
      'option forwardfor',
      'option http-keep-alive',
      'timeout connect 2s',
      'timeout client 60s',
      'timeout server 60s',
      'timeout check 2s',
      // Long, because a room's signalling WebSocket is silent while nothing changes.
      'timeout tunnel 1h',
    ]),
    balanced({
      name: 'main-api',
      port: ports.mainApi,
      balance: 'roundrobin',
      check: '/ready',
      servers: servers.mainApi,
      more: RETRIES,
    }),
    balanced({
      name: 'voice-api',
      port: ports.voiceApi,
      balance: 'roundrobin',
      check: '/ready',
      healthy: WITHOUT_ROOMS,
      servers: servers.voiceApi,
      more: RETRIES,
    }),
    balanced({
      name: 'livekit',
      port: ports.livekit,
      balance: 'leastconn',
      check: '/',
      servers: servers.livekit,
      more: ['retries 3', 'option redispatch 1'],
    }),
    balanced({
      name: 'samples',
      port: ports.samples,
      balance: 'roundrobin',
      // A worker has nothing there, but says so.
      check: '/',
      healthy: 'status 404',
      servers: servers.samples,
      more: RETRIES,
    }),
    '',
  ].join('\n\n');
}

/** Writes the proxy's configuration to `file`, and returns the proxy's service definition. */
export function proxyService({ command, file, config, logFile, health }) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, config);
  return {
    name: 'The proxy',
    command,
    args: ['-db', '-f', file],
    cwd: dirname(file),
    env: { PATH: process.env.PATH },
    logFile,
    health,
  };
}
