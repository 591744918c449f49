import { sql } from 'drizzle-orm';
import { connect, type Connection, type ConnectOptions } from './connection';
import { createJobQueue, setUpJobs, type JobQueue } from './jobs/job-queue';
import { migrate } from './migrate';
import { repositories, type Repositories } from './repositories';

export type OpenDatabaseOptions = ConnectOptions;

/** One repository per aggregate plus the job queue, all on the same connection or pool. */
export interface Database extends Repositories {
  jobs: JobQueue;
  /** Rejects if the database does not respond. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Connects to PostgreSQL if `databaseUrl` is set, otherwise to the embedded database, and runs all
 * pending migrations.
 * @throws Error if the database cannot be reached or a migration fails
 */
export async function openDatabase(options: OpenDatabaseOptions = {}): Promise<Database> {
  return migrated(await connect(options));
}

/**
 * Runs all pending migrations on an open connection and sets up the job queue. Closes the
 * connection if this fails.
 */
export async function migrated(connection: Connection): Promise<Database> {
  const jobs: JobQueue = createJobQueue(connection.executor, connection.migrations, (tx) =>
    repositories(tx, jobs),
  );
  try {
    await migrate(connection.migrations);
    await setUpJobs(connection.migrations);
    if (connection.alone) await jobs.failInterrupted();
  } catch (error) {
    await connection.close();
    throw error;
  }
  let closed: Promise<void> | undefined;
  return {
    ...repositories(connection.executor, jobs),
    jobs,
    ping: async () => void (await connection.executor.execute(sql`select 1`)),
    close: () => (closed ??= connection.close()),
  };
}
