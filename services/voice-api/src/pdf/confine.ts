import dgram from 'node:dgram';
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

const WEB_CLIENTS = ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest'];

/**
 * Takes the network from this process: every client there is, TLS and HTTP among them, connects through these.
 * Files, other processes, threads and native code are taken from it by Node's permissions (`reader-process.ts`); of the network Node 20 knows none.
 */
export function closeNetwork(): void {
  const refuse = (): never => {
    throw new Error('The PDF reader has no network');
  };
  const methods: [object, string[]][] = [
    [net.Socket.prototype, ['connect']],
    [net.Server.prototype, ['listen']],
    [dgram.Socket.prototype, ['bind', 'connect', 'send']],
    [dns, functionsOf(dns)],
    [dns.promises, functionsOf(dns.promises)],
    [dns.Resolver.prototype, functionsOf(dns.Resolver.prototype)],
    [dns.promises.Resolver.prototype, functionsOf(dns.promises.Resolver.prototype)],
    [process, ['kill']],
  ];
  for (const [target, names] of methods)
    for (const name of names)
      Object.defineProperty(target, name, { value: refuse, configurable: false, writable: false });
  for (const name of WEB_CLIENTS) Reflect.deleteProperty(globalThis, name);
  syncBuiltinESMExports();
}

/** Nothing of a file may reach a log: not by a warning of the parser either. */
export function closeConsole(): void {
  for (const name of functionsOf(console)) Reflect.set(console, name, () => undefined);
}

const functionsOf = (target: object): string[] =>
  Object.getOwnPropertyNames(target).filter(
    (name) =>
      name !== 'constructor' &&
      name !== 'Resolver' &&
      typeof Reflect.get(target, name) === 'function',
  );
