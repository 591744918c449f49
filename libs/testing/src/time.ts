const POLL_MS = 20;

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Returns the current time in milliseconds since the epoch, with a finer resolution than
 * `Date.now()`. Values from different processes on the same machine can be compared.
 */
export const now = (): number => performance.timeOrigin + performance.now();

/**
 * Polls until `holds` returns true.
 * @returns whether `holds` returned true within `timeoutMs`.
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
 * @param what description of the condition, for the error message.
 * @throws Error if `holds` does not return true within `timeoutMs`.
 */
export async function until(
  holds: () => boolean | Promise<boolean>,
  timeoutMs = 30_000,
  what = String(holds),
): Promise<void> {
  if (!(await within(timeoutMs, holds))) throw new Error(`not within ${timeoutMs} ms: ${what}`);
}

/** Waits until `step` settles, but no longer than `timeoutMs`. A rejection is ignored. */
export async function atMost(timeoutMs: number, step: Promise<unknown>): Promise<void> {
  await Promise.race([step.catch(() => undefined), sleep(timeoutMs)]);
}
