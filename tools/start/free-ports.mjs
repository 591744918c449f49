import { randomInt } from 'node:crypto';
import { tcpFree, udpFree } from './ports.mjs';
import { StartError } from './report.mjs';
import { HOST, PORTS } from './settings.mjs';

/** Returns ports that are free at the moment. */
export async function anyFreePorts(count) {
  // Import late, because `npm run cluster` and `npm run e2e` load this file before packages are
  // installed.
  const { default: getPort } = await import('get-port');
  return Promise.all(Array.from({ length: count }, () => getPort({ host: HOST })));
}

/**
 * Below the range that the system uses for outgoing connections, so that a port that was free when
 * chosen is still free when its server starts or restarts.
 */
const LASTING = { first: 15_000, last: 29_999 };

/** Returns ports that are free at the moment and that no outgoing connection will use. */
export async function lastingFreePorts(count) {
  const ports = [];
  for (let port = randomInt(LASTING.first, LASTING.last - 1_000); ports.length < count; port += 1) {
    if (port > LASTING.last)
      throw new StartError(`There are no ${count} free ports up to ${LASTING.last}.`);
    if ((await tcpFree(port)) && (await udpFree(port))) ports.push(port);
  }
  return ports;
}

/**
 * Chooses a lasting free port for each part, so that a second system can run alongside the first.
 * Variables that are already set stay.
 */
export async function freePorts(env = process.env) {
  const ports = await lastingFreePorts(PORTS.length);
  return Object.fromEntries(
    PORTS.map(({ variable }, index) => [variable, env[variable] || String(ports[index])]),
  );
}
