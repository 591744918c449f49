/** Temporary client errors worth a retry: session renewal, timeout, too many requests. */
const TEMPORARY = new Set([401, 408, 425, 429]);

/** Whether the server refused for good. Network failures and server errors are temporary. */
export function isRefusal(error: unknown): boolean {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' && status >= 400 && status < 500 && !TEMPORARY.has(status);
}
