import type { AppServer } from './app-server';
import { createLifecycle, type Lifecycle } from './lifecycle';

const LISTEN_FAULTS: Record<string, string> = {
  EADDRINUSE: 'the port is in use by another program',
  EACCES: 'this port needs more rights',
  EADDRNOTAVAIL: 'this machine has no such address',
};

/** A server to run in this process. */
export interface Listener {
  app: Pick<AppServer, 'close'> & {
    listen(options: { host: string; port: number }): Promise<string>;
  };
  port: number;
}

export interface RunServersOptions {
  host: string;
  /** The lifecycle that the servers were created with. */
  lifecycle: Lifecycle;
  /**
   * How long the port stays open after `/ready` starts to fail (ms), to give load balancers time to
   * notice.
   */
  drainGraceMs?: number;
  /** Time limit for requests to finish, measured from the end of `drainGraceMs` (ms). */
  drainTimeoutMs: number;
  /** Closes shared dependencies, such as the database, after the servers have closed. */
  afterClose?: () => Promise<void>;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Starts the servers in order, and shuts them down gracefully: `/ready` fails, new connections are
 * refused, pending requests finish, `onClose` hooks run, and the process exits with 0. If the
 * timeout expires, it prints the unfinished work and exits with 1. If a server cannot listen, it
 * prints why and exits with 1.
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
 * Runs a service's start function. If it fails, prints the error and exits with 1. SIGTERM and
 * SIGINT start the shutdown, or end the process at once if no server has started. Further signals
 * are ignored.
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
