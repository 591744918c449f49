import { randomInt } from 'node:crypto';
import { udpFree } from './ports.mjs';
import { StartError } from './report.mjs';
import { HOST, PORTS } from './settings.mjs';

/**
 * Port range for servers. It is below the range that the system uses for outgoing connections, so
 * that an outgoing connection cannot take a server's port before the server starts or while it
 * restarts.
 */
const LASTING = { first: 15_000, last: 29_999 };

/**
 * Returns ports that are currently free for both TCP and UDP and that no outgoing connection will
 * use. The search starts at a random port, so that programs searching at the same time rarely find
 * the same ports.
 * @throws StartError if there are too few free ports.
 */
export async function lastingFreePorts(count) {
  // Import late, because `npm run cluster` and `npm run e2e` load this file before packages are
  // installed.
  const { default: getPort, portNumbers } = await import('get-port');
  const first = randomInt(LASTING.first, LASTING.last - 1_000);
  const ports = [];
  while (ports.length < count) {
    // `getPort` never returns a port twice. If the range is used up, it returns a port outside the
    // range.
    const port = await getPort({ host: HOST, port: portNumbers(first, LASTING.last) });
    if (port < first || port > LASTING.last)
      throw new StartError(`There are no ${count} free ports up to ${LASTING.last}.`);
    if (await udpFree(port)) ports.push(port);
  }
  return ports;
}

/**
 * Chooses a free port for each part of the system and returns the environment variables to set, so
 * that a second system can run alongside the first. Variables that are already set are kept.
 */
export async function freePorts(env = process.env) {
  const ports = await lastingFreePorts(PORTS.length);
  return Object.fromEntries(
    PORTS.map(({ variable }, index) => [variable, env[variable] || String(ports[index])]),
  );
}
