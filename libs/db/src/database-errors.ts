/** Error codes of Node and postgres.js for connections that fail or break. */
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
 * PostgreSQL is shutting down, crashed, starting up or out of connections (PostgreSQL manual,
 * appendix A).
 */
const SERVER_FAULTS = new Set(['57P01', '57P02', '57P03', '53300']);

/**
 * Whether the database is unreachable, so that a retry may succeed. A wrong password or database
 * name does not count.
 */
export function isUnreachable(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code } = current as NodeJS.ErrnoException;
    if (code !== undefined && (CONNECTION_FAULTS.has(code) || SERVER_FAULTS.has(code))) return true;
  }
  return false;
}

/** SQLSTATE foreign_key_violation: a row references one that does not exist. */
const FOREIGN_KEY_VIOLATION = '23503';

/**
 * Which referenced row was deleted while something that belongs to it was being stored: the account
 * or another record. Null for any other error.
 * Relies on PostgreSQL's default constraint names, which contain table and column.
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
 * The name, code and message of an error, safe to store and log. A drizzle error contains all
 * values of its statement, such as a resume's text; the error it wraps does not.
 */
export function describeFault(error: unknown): { name: string; code?: string; message: string } {
  const fault = error instanceof DrizzleQueryError ? error.cause : error;
  if (!(fault instanceof Error)) return { name: 'Error', message: typeof fault };
  const { code } = fault as NodeJS.ErrnoException;
  return { name: fault.name, ...(code !== undefined && { code }), message: fault.message };
}
