import { createSocket } from 'node:dgram';
import { readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { StartError } from './report.mjs';
import { HOST, PORTS } from './settings.mjs';

/** Whether a server can listen on this port now. */
function tcpFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: HOST, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

export function udpFree(port) {
  return new Promise((resolve) => {
    const socket = createSocket('udp4');
    socket.once('error', () => {
      socket.close();
      resolve(false);
    });
    socket.bind({ port, address: HOST, exclusive: true }, () => socket.close(() => resolve(true)));
  });
}

/**
 * Returns the inodes of the sockets bound to a local port, from the kernel's tables (Linux only).
 */
function inodesAt(port, udp) {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  const tables = udp ? ['/proc/net/udp', '/proc/net/udp6'] : ['/proc/net/tcp', '/proc/net/tcp6'];
  return tables.flatMap((table) =>
    readFileSync(table, 'utf8')
      .split('\n')
      .slice(1)
      .flatMap((row) => {
        const columns = row.trim().split(/\s+/);
        const listening = udp || columns[3] === '0A';
        return listening && columns[1]?.endsWith(`:${hex}`) ? [`socket:[${columns[9]}]`] : [];
      }),
  );
}

/**
 * Returns the name and pid of the process that is using a port, or null if it cannot be determined.
 */
export function holderOf(port, udp = false) {
  try {
    const inodes = new Set(inodesAt(port, udp));
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      try {
        const holds = readdirSync(`/proc/${pid}/fd`).some((fd) =>
          inodes.has(readlinkSync(`/proc/${pid}/fd/${fd}`)),
        );
        if (holds)
          return { pid: Number(pid), name: readFileSync(`/proc/${pid}/comm`, 'utf8').trim() };
      } catch {
        // The process belongs to another user or has just ended.
      }
    }
  } catch {
    // Not Linux.
  }
  return null;
}

/**
 * Checks that all ports are free before anything starts.
 * @throws {StartError} if a port is in use. The message names the process that is using it, and the
 *   environment variable for choosing a different port.
 */
export async function checkPorts(ports, entries = PORTS) {
  const seen = new Map();
  for (const { key, variable, what, udp } of entries) {
    const port = ports[key];
    if (port === 0) continue;
    const slot = `${udp ? 'udp' : 'tcp'} ${port}`;
    if (seen.has(slot))
      throw new StartError(
        `Port ${port} is wanted twice: by ${seen.get(slot)} and by ${variable}. Give one of them another number.`,
      );
    seen.set(slot, variable);
    if (await (udp ? udpFree(port) : tcpFree(port))) continue;
    const holder = holderOf(port, udp);
    const by = holder === null ? 'by another program' : `by ${holder.name} (pid ${holder.pid})`;
    throw new StartError(
      `Port ${port}${udp ? '/udp' : ''} for ${what} is in use ${by}: stop that, or start with ${variable}=<another port>.`,
    );
  }
}
