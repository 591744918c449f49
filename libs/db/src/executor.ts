import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** A database or transaction on which repositories can run statements, with either driver. */
export type Executor = PgDatabase<PgQueryResultHKT, Record<string, unknown>>;

/**
 * Returns the first row. Use it for statements that always return at least one row.
 * @throws Error if there are no rows
 */
export function only<T>(rows: T[]): T {
  const row = rows[0];
  if (row === undefined) throw new Error('Expected a row, but the statement returned none');
  return row;
}
