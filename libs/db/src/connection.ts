import { PGlite, types } from '@electric-sql/pglite';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/postgres-js';
import { mkdir } from 'node:fs/promises';
import postgres from 'postgres';
import type { Executor } from './executor';
import type { MigrationConnection } from './migrate';

export interface ConnectOptions {
  /** `postgres://…`; wins over `dataDir`. */
  databaseUrl?: string | undefined;
  /** Folder of the embedded database; made when absent. Without either the data lives in memory. One process at a time. */
  dataDir?: string | undefined;
}

/** One database, by one connection or a pool of them. */
export interface Connection {
  executor: Executor;
  /** No other process uses the database. */
  alone: boolean;
  migrations: MigrationConnection;
  close(): Promise<void>;
}

/**
 * Bytes as PostgreSQL writes them, through Buffer: PGlite's own conversion goes byte by byte in JavaScript and holds the
 * whole process for seconds on a resume of 10 MB.
 */
export const BYTES_AS_HEX = {
  serializers: { [types.BYTEA]: (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}` },
  parsers: { [types.BYTEA]: (text: string) => new Uint8Array(Buffer.from(text.slice(2), 'hex')) },
};

async function connectEmbedded(dataDir: string | undefined): Promise<Connection> {
  if (dataDir) await mkdir(dataDir, { recursive: true });
  return embedded(await PGlite.create({ ...(dataDir && { dataDir }), ...BYTES_AS_HEX }));
}

/** @param client made with `BYTES_AS_HEX`; closed with the connection. */
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

/** PostgreSQL by `databaseUrl`, else the embedded database; as it is, without migrating it. */
export async function connect({ databaseUrl, dataDir }: ConnectOptions): Promise<Connection> {
  return databaseUrl ? connectServer(databaseUrl) : connectEmbedded(dataDir);
}
