import type { AppServer } from './app-server';
import { createLifecycle, type Lifecycle } from './lifecycle';

const LISTEN_FAULTS: Record<string, string> = {
  EADDRINUSE: 'the port is in use by another program',
  EACCES: 'this port needs more rights',
  EADDRNOTAVAIL: 'this machine has no such address',
};

/** One server of a process; they open in the order in which they stand. */
export interface Listener {
  app: Pick<AppServer, 'close'> & {
    listen(options: { host: string; port: number }): Promise<string>;
  };
  port: number;
}

export interface RunServersOptions {
  host: string;
  /** Of the process; the one that the servers were built with. */
  lifecycle: Lifecycle;
  /** Milliseconds between `/ready` saying no and the last connection that is taken, for balancers that ask now and then. */
  drainGraceMs?: number;
  /** Milliseconds that what is under way may take after that. */
  drainTimeoutMs: number;
  /** What the servers need to their very end, such as the database: closed when their own hooks have run. */
  afterClose?: () => Promise<void>;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Starts listening and ends the process well: when it is told to end, `/ready` says no, the servers take no new connection, what is under
 * way is answered, the servers' `onClose` hooks run, and the process exits with 0. Where that takes longer than it may, one line
 * on stderr says what was still open, and it exits with 1.
 * Where a server cannot listen, one line says why and the process exits with 1.
 */
export async function runServers(
  listeners: Listener[],
  { host, lifecycle, drainGraceMs = 0, drainTimeoutMs, afterClose }: RunServersOptions,
): Promise<void> {
  const close = async () => {
    await Promise.all(listeners.map(({ app }) => app.close()));
    await afterClose?.();
  };
  const end = async () => {
    if (drainGraceMs > 0) await pause(drainGraceMs);
    setTimeout(() => {
      const open = lifecycle.underWay();
      process.stderr.write(
        `Ended after ${drainTimeoutMs / 1_000} s with work still open: ${open.length > 0 ? open.join(', ') : 'closing the servers'}\n`,
      );
      process.exit(1);
    }, drainTimeoutMs).unref();
    await close();
  };
  lifecycle.onDrain(() => {
    end().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(
          `Not closed in full: ${error instanceof Error ? error.message : String(error)}\n`,
        );
        process.exit(1);
      },
    );
  });
  for (const { app, port } of listeners) {
    try {
      await app.listen({ host, port });
    } catch (error) {
      const fault =
        LISTEN_FAULTS[(error as NodeJS.ErrnoException).code ?? ''] ?? (error as Error).message;
      process.stderr.write(`Cannot listen on ${host}:${port}: ${fault}\n`);
      await close();
      process.exit(1);
    }
  }
}

/**
 * Runs a service's start; a failure is one line on stderr and exit code 1. SIGTERM and SIGINT end the process by its lifecycle, at once where
 * it only waits for something; a second signal changes nothing.
 */
export function startProcess(start: (lifecycle: Lifecycle) => Promise<void>): void {
  const lifecycle = createLifecycle();
  const stop = () => {
    if (!lifecycle.drain()) process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  start(lifecycle).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  });
}
