import { PGlite, types } from '@electric-sql/pglite';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/postgres-js';
import { mkdir } from 'node:fs/promises';
import postgres from 'postgres';
import type { Executor } from './executor';
import type { MigrationConnection } from './migrate';

export interface ConnectOptions {
  /** `postgres://…`; takes precedence over `dataDir`. */
  databaseUrl?: string | undefined;
  /**
   * Folder of the embedded database, created if missing. Only one process may use it. Without
   * either option, data is in memory.
   */
  dataDir?: string | undefined;
}

/** One database, over one connection or a pool. */
export interface Connection {
  executor: Executor;
  /** Whether no other process can use the database. */
  alone: boolean;
  migrations: MigrationConnection;
  close(): Promise<void>;
}

/**
 * Parses and serializes bytes through Buffer. PGlite's own conversion goes byte by byte in
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

/** @param client created with `BYTES_AS_HEX`; closed with the connection */
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

/** Connects to PostgreSQL (`databaseUrl`) or to the embedded database, without migrating it. */
export async function connect({ databaseUrl, dataDir }: ConnectOptions): Promise<Connection> {
  return databaseUrl ? connectServer(databaseUrl) : connectEmbedded(dataDir);
}

/**
 * Host and port of a database URL without credentials, for logs. `this process` for the embedded
 * database.
 */
export function databaseAddress(url: string | undefined): string {
  if (url === undefined) return 'this process';
  const { hostname, port } = new URL(url);
  return `${hostname}:${port || '5432'}`;
}
