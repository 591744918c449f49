/** SQLSTATE of a row that refers to one that is not there (foreign_key_violation). */
const FOREIGN_KEY_VIOLATION = '23503';

/**
 * What was deleted while something that belongs to it was being stored: the account, or another record. Null where an error says nothing of the kind.
 * Constraints are named by table and column, as PostgreSQL does by itself.
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
