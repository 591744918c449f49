/** Codes that Node and postgres.js use for a failed or broken connection. */
const CONNECTION_FAULTS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
]);
/**
 * SQLSTATE codes sent by a PostgreSQL server that is shutting down, has crashed, is starting up or
 * has run out of connections (PostgreSQL manual, appendix A).
 */
const SERVER_FAULTS = new Set(['57P01', '57P02', '57P03', '53300']);

/**
 * Whether the error means that the database is unreachable, in which case a retry may succeed.
 * False for a wrong password or database name.
 */
export function isUnreachable(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code } = current as NodeJS.ErrnoException;
    if (code !== undefined && (CONNECTION_FAULTS.has(code) || SERVER_FAULTS.has(code))) return true;
  }
  return false;
}

/** SQLSTATE foreign_key_violation: a row references another row that does not exist. */
const FOREIGN_KEY_VIOLATION = '23503';

/**
 * If an insert failed because it references a row that does not exist, returns what kind of row is
 * missing: the account or another record. Returns null for any other error. Relies on PostgreSQL's
 * default constraint names, which contain the table and the column.
 */
export function lostReference(error: unknown): 'account' | 'record' | null {
  for (let current = error; current instanceof Error; current = current.cause) {
    const {
      code,
      constraint,
      constraint_name: name = constraint,
    } = current as Error & { code?: string; constraint?: string; constraint_name?: string };
    if (code === FOREIGN_KEY_VIOLATION)
      return name?.endsWith('_user_id_fkey') ? 'account' : 'record';
  }
  return null;
}

import { DrizzleQueryError } from 'drizzle-orm';

/**
 * Returns the name, code and message of an error, which are safe to store and log. Unwraps drizzle
 * errors, whose own messages quote all parameters of the statement, such as the text of a resume.
 */
export function describeFault(error: unknown): { name: string; code?: string; message: string } {
  const fault = error instanceof DrizzleQueryError ? error.cause : error;
  if (!(fault instanceof Error)) return { name: 'Error', message: typeof fault };
  const { code } = fault as NodeJS.ErrnoException;
  return { name: fault.name, ...(code !== undefined && { code }), message: fault.message };
}
