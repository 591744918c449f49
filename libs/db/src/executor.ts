import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * Where repositories run their statements: on the database, or in one transaction. Both drivers
 * have this type.
 */
export type Executor = PgDatabase<PgQueryResultHKT, Record<string, unknown>>;

/**
 * Returns the first row of a statement that always returns one.
 * @throws Error if there is none
 */
export function only<T>(rows: T[]): T {
  const row = rows[0];
  if (row === undefined) throw new Error('Expected a row, but the statement returned none');
  return row;
}
