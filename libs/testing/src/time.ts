const POLL_MS = 20;

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Milliseconds since the epoch, finer than `Date.now()`; all processes of a machine share it. */
export const now = (): number => performance.timeOrigin + performance.now();

/** Polls until `holds` returns true. @returns whether it did within `timeoutMs`. */
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
 * @param what names the condition in the error.
 * @throws Error if it doesn't hold within `timeoutMs`.
 */
export async function until(
  holds: () => boolean | Promise<boolean>,
  timeoutMs = 30_000,
  what = String(holds),
): Promise<void> {
  if (!(await within(timeoutMs, holds))) throw new Error(`not within ${timeoutMs} ms: ${what}`);
}

/** Waits for `step` to settle, at most `timeoutMs`; ignores its error. */
export async function atMost(timeoutMs: number, step: Promise<unknown>): Promise<void> {
  await Promise.race([step.catch(() => undefined), sleep(timeoutMs)]);
}
