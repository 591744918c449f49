import { PGlite, types } from '@electric-sql/pglite';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/postgres-js';
import { mkdir } from 'node:fs/promises';
import postgres from 'postgres';
import type { Executor } from './executor';
import type { MigrationConnection } from './migrate';

export interface ConnectOptions {
  /** A `postgres://` URL. Takes precedence over `dataDir`. */
  databaseUrl?: string | undefined;
  /**
   * Folder for the embedded database, created if it does not exist. Only one process can use it at
   * a time. Without a folder or a URL, the data is kept in memory.
   */
  dataDir?: string | undefined;
}

/** A connection to the database, or a pool of such connections. */
export interface Connection {
  executor: Executor;
  /** Whether this process is the only one that can use the database. */
  alone: boolean;
  migrations: MigrationConnection;
  close(): Promise<void>;
}

/**
 * Makes PGlite convert byte arrays with Buffer. PGlite's own conversion works byte by byte in
 * JavaScript and blocks the process for seconds on a 10 MB resume.
 */
export const BYTES_AS_HEX = {
  serializers: { [types.BYTEA]: (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}` },
  parsers: { [types.BYTEA]: (text: string) => new Uint8Array(Buffer.from(text.slice(2), 'hex')) },
};

async function connectEmbedded(dataDir: string | undefined): Promise<Connection> {
  if (dataDir) await mkdir(dataDir, { recursive: true });
  return embedded(await PGlite.create({ ...(dataDir && { dataDir }), ...BYTES_AS_HEX }));
}

/**
 * Wraps a PGlite client in a connection.
 * @param client must have been created with `BYTES_AS_HEX`; closed when the connection is closed
 */
export function embedded(client: PGlite): Connection {
  return {
    executor: drizzlePglite(client) as unknown as Executor,
    alone: true,
    migrations: {
      transaction: (work) =>
        client.transaction((tx) =>
          work({
            exec: async (text) => void (await tx.exec(text)),
            rows: async (text, values) =>
              (await tx.query<Record<string, unknown>>(text, values)).rows,
          }),
        ),
    },
    close: () => client.close(),
  };
}

function connectServer(url: string): Connection {
  const client = postgres(url, { max: 10, connect_timeout: 10, onnotice: () => undefined });
  const executor = drizzlePostgres(client) as unknown as Executor;
  return {
    executor,
    alone: false,
    migrations: {
      transaction: async (work) => {
        const results = await client.begin(async (tx) => [
          await work({
            exec: async (text) => void (await tx.unsafe(text)),
            rows: async (text, values) => tx.unsafe(text, values as never[]),
          }),
        ]);
        return results[0] as Awaited<ReturnType<typeof work>>;
      },
    },
    close: () => client.end({ timeout: 5 }),
  };
}

/**
 * Connects to PostgreSQL if `databaseUrl` is set, otherwise to the embedded database. Does not run
 * migrations.
 */
export async function connect({ databaseUrl, dataDir }: ConnectOptions): Promise<Connection> {
  return databaseUrl ? connectServer(databaseUrl) : connectEmbedded(dataDir);
}

/**
 * Returns the host and port of a database URL, without its credentials, for use in logs. For the
 * embedded database, returns `this process`.
 */
export function databaseAddress(url: string | undefined): string {
  if (url === undefined) return 'this process';
  const { hostname, port } = new URL(url);
  return `${hostname}:${port || '5432'}`;
}
