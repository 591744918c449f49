import { randomInt } from 'node:crypto';
import { tcpFree, udpFree } from './ports.mjs';
import { StartError } from './report.mjs';
import { HOST, PORTS } from './settings.mjs';

/** As many ports as wanted that are free now. */
export async function anyFreePorts(count) {
  // Not at the top: `npm run cluster` and `npm run e2e` load this file before packages are installed.
  const { default: getPort } = await import('get-port');
  return Promise.all(Array.from({ length: count }, () => getPort({ host: HOST })));
}

/** Below what systems give to outgoing connections: such a port is still free when a server that was stopped wants it back. */
const LASTING = { first: 15_000, last: 29_999 };

/** As many ports as wanted that are free now and that no outgoing connection takes. */
export async function lastingFreePorts(count) {
  const ports = [];
  for (let port = randomInt(LASTING.first, LASTING.last - 1_000); ports.length < count; port += 1) {
    if (port > LASTING.last)
      throw new StartError(`There are no ${count} free ports up to ${LASTING.last}.`);
    if ((await tcpFree(port)) && (await udpFree(port))) ports.push(port);
  }
  return ports;
}

/** Ports that are free now, one for each part, so that a second system can run beside the first. Variables that are set stay. */
export async function freePorts(env = process.env) {
  const ports = await anyFreePorts(PORTS.length);
  return Object.fromEntries(
    PORTS.map(({ variable }, index) => [variable, env[variable] || String(ports[index])]),
  );
}
