const STEP_MS = 200;

export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until something holds. @throws Error naming it, when it does not in time. */
export async function until(what, timeoutMs, holds) {
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await pause(STEP_MS))
    if (await holds()) return;
  throw new Error(`not within ${timeoutMs / 1_000} s: ${what}`);
}
