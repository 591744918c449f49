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
