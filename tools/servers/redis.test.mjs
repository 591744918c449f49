import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { after, before, test } from 'node:test';
import { groupAlive } from '../start/process-group.mjs';
import { startRedis } from './redis.mjs';

let server;
before(async () => {
  server = await startRedis();
});
after(() => server.stop());

/** Sends these commands and returns the first line of the server's response. */
function say(...commands) {
  const [, port] = server.address.split(':');
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1', () =>
      socket.write(`${commands.join('\r\n')}\r\n`),
    );
    socket.once('error', reject);
    socket.once('data', (chunk) => {
      socket.destroy();
      resolve(chunk.toString().split('\r\n')[0]);
    });
  });
}

test('access without the password is denied', async () => {
  assert.match(await say('PING'), /^-NOAUTH/);
  assert.equal(await say(`AUTH ${server.password}`), '+OK');
  assert.equal(server.url, `redis://:${server.password}@${server.address}`);
});

test('a killed server is gone; restarted, it responds on the same port', async () => {
  const { pid } = server;
  await server.kill();
  assert.equal(groupAlive(pid), false);
  await assert.rejects(say('PING'), /ECONNREFUSED/);
  await server.restart();
  assert.equal(await say(`AUTH ${server.password}`), '+OK');
});

test('a failed start is reported with the last output', async () => {
  const [, port] = server.address.split(':');
  await assert.rejects(
    startRedis({ port: Number(port) }),
    /Redis did not start: it ended .*in use/s,
  );
});

test('a durable server keeps its data across a restart', async () => {
  const durable = await startRedis({ durable: true });
  try {
    const tell = (...commands) =>
      new Promise((resolve, reject) => {
        const socket = connect(Number(durable.address.split(':')[1]), '127.0.0.1', () =>
          socket.write(`AUTH ${durable.password}\r\n${commands.join('\r\n')}\r\nQUIT\r\n`),
        );
        let text = '';
        socket.once('error', reject);
        socket.on('data', (chunk) => {
          text += chunk;
        });
        socket.once('close', () => resolve(text));
      });
    await tell('HSET room_node_map interview-1 node-2');
    await durable.restart();
    assert.match(await tell('HGET room_node_map interview-1'), /node-2/);
  } finally {
    await durable.stop();
  }
});
