import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { tcpFree, udpFree } from './ports.mjs';
import { StartError } from './report.mjs';
import { HOST, PORTS } from './settings.mjs';

/** As many ports as wanted that are free now. */
export async function anyFreePorts(count) {
  const servers = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise((resolve, reject) => {
          const server = createServer();
          server.once('error', reject);
          server.listen({ port: 0, host: HOST }, () => resolve(server));
        }),
    ),
  );
  const ports = servers.map((server) => server.address().port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
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
