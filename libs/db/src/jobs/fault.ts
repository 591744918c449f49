import { DrizzleQueryError } from 'drizzle-orm';

/**
 * An error as it may be stored and logged: its kind, code and the database's own sentence. An error of drizzle's holds every value of
 * its statement, the text of a resume among them; the one it wraps does not.
 */
export function describeFault(error: unknown): { name: string; code?: string; message: string } {
  const fault = error instanceof DrizzleQueryError ? error.cause : error;
  if (!(fault instanceof Error)) return { name: 'Error', message: typeof fault };
  const { code } = fault as NodeJS.ErrnoException;
  return { name: fault.name, ...(code !== undefined && { code }), message: fault.message };
}
