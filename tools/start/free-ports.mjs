import { createServer } from 'node:net';
import { HOST, PORTS } from './settings.mjs';

/** As many ports as wanted that are free now. */
export async function anyFreePorts(count) {
  const servers = await Promise.all(Array.from({ length: count }, () => new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port: 0, host: HOST }, () => resolve(server));
  })));
  const ports = servers.map((server) => server.address().port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

/** Ports that are free now, one for each part, so that a second system can run beside the first. Variables that are set stay. */
export async function freePorts(env = process.env) {
  const ports = await anyFreePorts(PORTS.length);
  return Object.fromEntries(PORTS.map(({ variable }, index) => [variable, env[variable] || String(ports[index])]));
}
