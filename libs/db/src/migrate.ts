import { MIGRATIONS, type Migration } from './migrations';

/** What the migrator needs from a driver: one transaction at a time. */
export interface MigrationConnection {
  transaction<T>(work: (tx: MigrationTransaction) => Promise<T>): Promise<T>;
}
export interface MigrationTransaction {
  /** Runs any number of statements. */
  exec(sql: string): Promise<void>;
  /**
   * Runs one statement and returns its rows. `values` fill `$1`, `$2`, …; JSON is returned as text.
   */
  rows(sql: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
}

/**
 * An arbitrary number, the same in all server versions: only the holder of this lock may migrate.
 */
const ADVISORY_LOCK = 7_205_911;

/**
 * Brings the database up to date. Each new migration runs in its own transaction, which also
 * records it.
 * Servers that start together wait for each other on an advisory lock and then find the work done.
 * @throws Error naming the failed migration, which is rolled back
 */
export async function migrate(
  connection: MigrationConnection,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<void> {
  await connection.transaction(async (tx) => {
    await lock(tx);
    await tx.exec(
      `create table if not exists schema_migrations (
        id text primary key,
        applied_at timestamptz not null default now()
      )`,
    );
  });
  for (const migration of migrations) {
    await connection
      .transaction(async (tx) => {
        await lock(tx);
        const done = await tx.rows('select id from schema_migrations');
        if (done.some(({ id }) => id === migration.id)) return;
        await tx.exec(migration.sql);
        await tx.exec(`insert into schema_migrations (id) values ('${migration.id}')`);
      })
      .catch((cause: unknown) => {
        const reason = cause instanceof Error ? cause.message : String(cause);
        throw new Error(`Database migration ${migration.id} failed: ${reason}`, { cause });
      });
  }
}

/** Blocks other migrators until the transaction ends. */
export const lock = (tx: MigrationTransaction) =>
  tx.exec(`select pg_advisory_xact_lock(${ADVISORY_LOCK})`);
