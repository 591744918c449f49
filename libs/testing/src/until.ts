const POLL_MS = 20;

/**
 * Polls until `holds` returns true.
 * @param what names the condition in the error.
 * @throws Error if it doesn't hold within `timeoutMs`.
 */
export async function until(
  holds: () => boolean | Promise<boolean>,
  timeoutMs = 30_000,
  what = String(holds),
): Promise<void> {
  for (const end = Date.now() + timeoutMs; !(await holds());) {
    if (Date.now() > end) throw new Error(`not within ${timeoutMs} ms: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
