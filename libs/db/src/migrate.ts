import { MIGRATIONS, type Migration } from './migrations';

/** The part of a database driver that the migrator needs. */
export interface MigrationConnection {
  transaction<T>(work: (tx: MigrationTransaction) => Promise<T>): Promise<T>;
}
export interface MigrationTransaction {
  /** Runs a script with any number of statements. */
  exec(sql: string): Promise<void>;
  /**
   * Runs one statement with `values` for `$1`, `$2`, …, and returns its rows. JSON values must be
   * passed as strings.
   */
  rows(sql: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
}

/**
 * Id of the lock that a process must hold to migrate. The number is arbitrary, but must be the same
 * in all server versions.
 */
const ADVISORY_LOCK = 7_205_911;

/**
 * Runs all migrations that the database does not have yet. Each runs in a transaction that also
 * records the migration as applied. Servers that start together wait for each other on an advisory
 * lock, so each migration runs only once.
 * @throws Error that names the failed migration, which is rolled back
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

/** Takes the migration lock, which blocks other migrators until the transaction ends. */
export const lock = (tx: MigrationTransaction) =>
  tx.exec(`select pg_advisory_xact_lock(${ADVISORY_LOCK})`);
