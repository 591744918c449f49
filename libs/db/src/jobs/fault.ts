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
