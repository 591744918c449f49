import type { AppServer } from './app-server';

const SHUTDOWN_TIMEOUT_MS = 10_000;

const LISTEN_FAULTS: Record<string, string> = {
  EADDRINUSE: 'the port is in use by another program',
  EACCES: 'this port needs more rights',
  EADDRNOTAVAIL: 'this machine has no such address',
};

export interface RunServerOptions {
  host: string;
  port: number;
  /** What the server needs to its very end, such as the database: closed when the server's own hooks have run. */
  afterClose?: () => Promise<void>;
}

/**
 * Starts listening and ends the process well: SIGTERM and SIGINT close the server (its `onClose` hooks too) and exit with 0,
 * or with 1 where closing takes more than ten seconds.
 * @returns the address it listens on. Where it cannot listen, one line says why and the process exits with 1.
 */
export async function runServer(app: AppServer, { host, port, afterClose }: RunServerOptions): Promise<string> {
  let closing = false;
  const close = async () => {
    await app.close();
    await afterClose?.();
  };
  const shutDown = (signal: NodeJS.Signals) => {
    if (closing) return;
    closing = true;
    app.log.info({ signal }, 'closing');
    const deadline = setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS);
    deadline.unref();
    close().then(() => process.exit(0), () => process.exit(1));
  };
  process.on('SIGTERM', shutDown);
  process.on('SIGINT', shutDown);
  try {
    return await app.listen({ host, port });
  } catch (error) {
    const fault = LISTEN_FAULTS[(error as NodeJS.ErrnoException).code ?? ''] ?? (error as Error).message;
    process.stderr.write(`Cannot listen on ${host}:${port}: ${fault}\n`);
    await close();
    process.exit(1);
  }
}

/** Runs a service's start; a failure is one line on stderr and exit code 1. */
export function startProcess(start: () => Promise<void>): void {
  start().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  });
}
