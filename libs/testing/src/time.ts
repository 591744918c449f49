const POLL_MS = 20;

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Returns the milliseconds since the epoch, with a finer resolution than `Date.now()`. Comparable
 * between processes on the same machine.
 */
export const now = (): number => performance.timeOrigin + performance.now();

/**
 * Polls until `holds` returns true.
 * @returns whether it did so within `timeoutMs`.
 */
export async function within(
  timeoutMs: number,
  holds: () => boolean | Promise<boolean>,
): Promise<boolean> {
  for (const end = now() + timeoutMs; now() < end; await sleep(POLL_MS))
    if (await holds()) return true;
  return holds();
}

/**
 * Polls until `holds` returns true.
 * @param what name of the condition for the error message.
 * @throws Error if it does not do so within `timeoutMs`.
 */
export async function until(
  holds: () => boolean | Promise<boolean>,
  timeoutMs = 30_000,
  what = String(holds),
): Promise<void> {
  if (!(await within(timeoutMs, holds))) throw new Error(`not within ${timeoutMs} ms: ${what}`);
}

/** Waits until `step` settles, but no longer than `timeoutMs`. Ignores its error. */
export async function atMost(timeoutMs: number, step: Promise<unknown>): Promise<void> {
  await Promise.race([step.catch(() => undefined), sleep(timeoutMs)]);
}
