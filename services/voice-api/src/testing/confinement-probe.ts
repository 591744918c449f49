import { spawnSync } from 'node:child_process';
import dgram from 'node:dgram';
import { lookup } from 'node:dns/promises';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { connect as connectTls } from 'node:tls';
import { Worker } from 'node:worker_threads';
import { closeConsole, closeNetwork } from '../pdf/confine';
import { READY } from '../pdf/worker-protocol';

/**
 * Attempts to escape from the PDF reader's process. Each is called with the port of a listening
 * server, and the probe reports those that succeed.
 */
const escapes: Record<string, (to: number) => unknown> = {
  fetch: (to) => fetch(`http://127.0.0.1:${to}`),
  http: (to) => get({ host: '127.0.0.1', port: to }),
  'net.connect': (to) => connect(to, '127.0.0.1'),
  'tls.connect': (to) => connectTls(to, '127.0.0.1'),
  'net.listen': () => createServer().listen(0, '127.0.0.1'),
  dgram: (to) => dgram.createSocket('udp4').send('x', to, '127.0.0.1'),
  dns: () => lookup('localhost'),
  WebSocket: () => Reflect.get(globalThis, 'WebSocket') ?? refuse(),
  'reading a file': () => readFileSync('/etc/hostname'),
  'reading a folder': () => readdirSync(tmpdir()),
  'writing a file': () => writeFileSync(`${tmpdir()}/written-by-a-pdf`, ''),
  'a process': () => spawnSync(process.execPath, ['-v']).error && refuse(),
  'a thread': () => new Worker('', { eval: true }),
  'native bindings': () =>
    Reflect.apply(Reflect.get(process, 'binding') as (name: string) => unknown, process, [
      'tcp_wrap',
    ]),
  'native code': () => process.dlopen({ exports: {} }, '/lib/none.node'),
  'code from a string': () => Reflect.construct(Function, ['return 1']) as unknown,
  'a signal': () => process.kill(process.ppid, 0),
  'variables of the server': () =>
    Object.keys(process.env).filter((name) => !['PWD', '_', 'SHLVL', 'OLDPWD'].includes(name))
      .length > 0
      ? true
      : refuse(),
};

function refuse(): never {
  throw new Error('closed');
}

async function openEscapes(to: number): Promise<string[]> {
  const open: string[] = [];
  for (const [name, attempt] of Object.entries(escapes)) {
    try {
      await attempt(to);
      open.push(name);
    } catch {
      continue;
    }
  }
  return open;
}

closeNetwork();
closeConsole();
process.stdin.once('data', (bytes: Buffer) => {
  void openEscapes(bytes.readUInt16BE(4)).then((open) =>
    process.stdout.write(
      `${JSON.stringify({ ok: true, text: `open: ${open.join(', ')}`, pages: 1 })}\n`,
    ),
  );
});
process.stdout.write(`${READY}\n`);
