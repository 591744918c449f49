import { PGlite, types } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/postgres-js';
import { mkdir } from 'node:fs/promises';
import postgres from 'postgres';
import type { Executor } from './executor';
import { migrate, type MigrationConnection } from './migrate';
import { assessmentsRepository } from './repositories/assessments';
import { interviewsRepository } from './repositories/interviews';
import { jobDescriptionsRepository } from './repositories/job-descriptions';
import { loginAttemptsRepository } from './repositories/login-attempts';
import { messagesRepository } from './repositories/messages';
import { plansRepository } from './repositories/plans';
import { reportTicketsRepository } from './repositories/report-tickets';
import { resumesRepository } from './repositories/resumes';
import { runtimeDataRepository } from './repositories/runtime-data';
import { sessionsRepository } from './repositories/sessions';
import { usersRepository } from './repositories/users';

export interface OpenDatabaseOptions {
  /** `postgres://…`; wins over `dataDir`. */
  databaseUrl?: string | undefined;
  /** Folder of the embedded database; made when absent. Without either the data lives in memory. One process at a time. */
  dataDir?: string | undefined;
}

interface Connection {
  executor: Executor;
  migrations: MigrationConnection;
  close(): Promise<void>;
}

/**
 * Bytes as PostgreSQL writes them, through Buffer: PGlite's own conversion goes byte by byte in JavaScript and holds the
 * whole process for seconds on a resume of 10 MB.
 */
const BYTES_AS_HEX = {
  serializers: { [types.BYTEA]: (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}` },
  parsers: { [types.BYTEA]: (text: string) => new Uint8Array(Buffer.from(text.slice(2), 'hex')) },
};

async function connectEmbedded(dataDir: string | undefined): Promise<Connection> {
  if (dataDir) await mkdir(dataDir, { recursive: true });
  const client = await PGlite.create({ ...(dataDir && { dataDir }), ...BYTES_AS_HEX });
  return {
    executor: drizzlePglite(client) as unknown as Executor,
    migrations: {
      transaction: (work) =>
        client.transaction((tx) =>
          work({
            exec: async (text) => void (await tx.exec(text)),
            ids: async (text) => (await tx.query<{ id: string }>(text)).rows.map((row) => row.id),
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
    migrations: {
      transaction: async (work) => {
        const results = await client.begin(async (tx) => [
          await work({
            exec: async (text) => void (await tx.unsafe(text)),
            ids: async (text) => (await tx.unsafe<{ id: string }[]>(text)).map((row) => row.id),
          }),
        ]);
        return results[0] as Awaited<ReturnType<typeof work>>;
      },
    },
    close: () => client.end({ timeout: 5 }),
  };
}

function repositories(executor: Executor) {
  return {
    users: usersRepository(executor),
    sessions: sessionsRepository(executor),
    resumes: resumesRepository(executor),
    jobDescriptions: jobDescriptionsRepository(executor),
    interviews: interviewsRepository(executor),
    plans: plansRepository(executor),
    messages: messagesRepository(executor),
    assessments: assessmentsRepository(executor),
    reportTickets: reportTicketsRepository(executor),
    runtimeData: runtimeDataRepository(executor),
    loginAttempts: loginAttemptsRepository(executor),
  };
}

/** One repository per aggregate, over one connection or pool. */
export interface Database extends ReturnType<typeof repositories> {
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the database and brings its schema up to date: PostgreSQL by `databaseUrl`, else the embedded one.
 * @throws Error when it cannot be reached or a migration fails.
 */
export async function openDatabase(options: OpenDatabaseOptions = {}): Promise<Database> {
  const connection = options.databaseUrl ? connectServer(options.databaseUrl) : await connectEmbedded(options.dataDir);
  try {
    await migrate(connection.migrations);
  } catch (error) {
    await connection.close();
    throw error;
  }
  let closed: Promise<void> | undefined;
  return {
    ...repositories(connection.executor),
    ping: async () => void (await connection.executor.execute(sql`select 1`)),
    close: () => (closed ??= connection.close()),
  };
}
