/**
 * Client errors that may go away on retry: an expired session, a timeout, a request sent too early,
 * and too many requests.
 */
const TEMPORARY = new Set([401, 408, 425, 429]);

/**
 * Whether the server refused the request permanently. Network failures and server errors are
 * treated as temporary.
 */
export function isRefusal(error: unknown): boolean {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' && status >= 400 && status < 500 && !TEMPORARY.has(status);
}
