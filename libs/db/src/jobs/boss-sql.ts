import { sql } from 'drizzle-orm';
import type PgBoss from 'pg-boss';
import type { Executor } from '../executor';
import type { MigrationConnection, MigrationTransaction } from '../migrate';

/**
 * pg-boss sends its maintenance as a script with its own transaction, which neither driver accepts
 * on a pool.
 */
const SCRIPT = /^\s*BEGIN;([\s\S]*)COMMIT;\s*$/;

/** drizzle configures both drivers to leave JSON serialization to the caller. */
const toDriver = (value: unknown): unknown =>
  value === undefined
    ? null
    : typeof value === 'object' &&
        value !== null &&
        !Array.isArray(value) &&
        !(value instanceof Date)
      ? JSON.stringify(value)
      : value;

/**
 * Converts `$1` placeholders to a drizzle query, because drizzle's public API does not accept them.
 */
function statement(text: string, values: readonly unknown[]) {
  const parts = text
    .split(/\$(\d+)/)
    .map((part, index) =>
      index % 2 === 0 ? sql.raw(part) : sql`${sql.param(toDriver(values[Number(part) - 1]))}`,
    );
  return sql.join(parts);
}

/** The rows of one statement, with either driver. */
export async function rowsOf(
  executor: Executor,
  query: ReturnType<typeof sql>,
): Promise<Record<string, unknown>[]> {
  const result = (await executor.execute(query)) as unknown;
  return Array.isArray(result) ? result : (result as { rows: Record<string, unknown>[] }).rows;
}

/** Runs single statements of pg-boss, inside or outside a transaction. */
export function bossSql(executor: Executor): PgBoss.Db {
  return {
    executeSql: async (text, values: unknown[] = []) => ({
      rows: await rowsOf(executor, statement(text, values)),
    }),
  };
}

/** Runs pg-boss on the whole connection, including its scripts. */
export function bossSqlWithScripts(executor: Executor, connection: MigrationConnection): PgBoss.Db {
  const single = bossSql(executor);
  return {
    async executeSql(text, values) {
      const script = SCRIPT.exec(text)?.[1];
      if (script === undefined) return single.executeSql(text, values);
      await connection.transaction((tx) => tx.exec(script));
      return { rows: [] };
    },
  };
}

/** Runs pg-boss's setup inside the migrator's transaction. */
export function bossSqlForSetUp(tx: MigrationTransaction): PgBoss.Db {
  return {
    async executeSql(text, values: unknown[] = []) {
      const script = SCRIPT.exec(text)?.[1];
      if (script === undefined) return { rows: await tx.rows(text, values.map(toDriver)) };
      await tx.exec(script);
      return { rows: [] };
    },
  };
}
