/** Answers of a server that another try may change: the session is being renewed, it took too long, too many calls at once. */
const PASSING = new Set([401, 408, 425, 429]);

/** Whether a server has said no for good; one that cannot be reached, or that fails, may be well again in a moment. */
export function isRefusal(error: unknown): boolean {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' && status >= 400 && status < 500 && !PASSING.has(status);
}
