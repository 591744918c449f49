const POLL_MS = 250;

/** Waits until a condition holds. Resolves with the milliseconds that took; null on timeout. */
export async function until(holds, timeoutMs) {
  const from = Date.now();
  while (Date.now() - from < timeoutMs) {
    if (await holds()) return Date.now() - from;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return null;
}
