import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * What repositories run on: the database, or one transaction. The type is the same for both
 * drivers.
 */
export type Executor = PgDatabase<PgQueryResultHKT, Record<string, unknown>>;

/** The first row of a statement that always returns one. */
export function only<T>(rows: T[]): T {
  const row = rows[0];
  if (row === undefined) throw new Error('Expected a row, but the statement returned none');
  return row;
}
