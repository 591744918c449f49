import dgram from 'node:dgram';
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

const WEB_CLIENTS = ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest'];

/**
 * Removes network access from this process by disabling the functions that all clients, including
 * TLS and HTTP, use to connect. Also prevents the process from sending signals to other processes.
 *
 * Node's permission model blocks files, child processes, threads and native code (see
 * `reader-process.ts`), but Node 20 has no network permission.
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

/** Silences the console, because the parser's warnings could leak file content into a log. */
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
