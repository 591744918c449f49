import { sql } from 'drizzle-orm';
import type PgBoss from 'pg-boss';
import type { Executor } from '../executor';
import type { MigrationConnection, MigrationTransaction } from '../migrate';

/**
 * Matches pg-boss scripts that contain their own BEGIN and COMMIT. Captures the statements in
 * between, so that they can run in the driver's own transaction instead.
 */
const SCRIPT = /^\s*BEGIN;([\s\S]*)COMMIT;\s*$/;

/** Serializes objects to JSON, because drizzle turns off postgres.js's own serialization. */
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
 * Converts a statement with `$1` placeholders to a drizzle query, because drizzle's public API does
 * not accept such statements.
 */
function statement(text: string, values: readonly unknown[]) {
  const parts = text
    .split(/\$(\d+)/)
    .map((part, index) =>
      index % 2 === 0 ? sql.raw(part) : sql`${sql.param(toDriver(values[Number(part) - 1]))}`,
    );
  return sql.join(parts);
}

/** Runs one statement and returns its rows. The two drivers return them in different shapes. */
export async function rowsOf(
  executor: Executor,
  query: ReturnType<typeof sql>,
): Promise<Record<string, unknown>[]> {
  const result = (await executor.execute(query)) as unknown;
  return Array.isArray(result) ? result : (result as { rows: Record<string, unknown>[] }).rows;
}

/** Lets pg-boss run single statements on a database or in a transaction. */
export function bossSql(executor: Executor): PgBoss.Db {
  return {
    executeSql: async (text, values: unknown[] = []) => ({
      rows: await rowsOf(executor, statement(text, values)),
    }),
  };
}

/** Lets pg-boss run single statements and scripts on a connection. */
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

/** Lets pg-boss run its setup inside the migrator's transaction. */
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
