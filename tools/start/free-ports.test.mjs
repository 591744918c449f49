import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { lastingFreePorts } from './free-ports.mjs';

test('servers can listen on all returned ports at the same time', async () => {
  const ports = await lastingFreePorts(20);
  const servers = ports.map((port) => createServer().listen({ port, host: '127.0.0.1' }));
  const outcomes = await Promise.all(
    servers.map(
      (server) =>
        new Promise((resolve) => {
          server.once('listening', () => resolve('listening')).once('error', resolve);
        }),
    ),
  );
  for (const server of servers) server.close();
  assert.deepEqual(
    outcomes,
    ports.map(() => 'listening'),
  );
});

test('ports lie below those of outgoing connections, also for calls at the same time', async () => {
  const ports = (await Promise.all([lastingFreePorts(10), lastingFreePorts(10)])).flat();
  assert.equal(new Set(ports).size, 20);
  assert.ok(ports.every((port) => port >= 15_000 && port < 30_000));
});
