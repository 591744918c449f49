const POLL_MS = 250;

/** Waits until something holds. Resolves with the milliseconds that took; null where it was not in time. */
export async function until(holds, timeoutMs) {
  const from = Date.now();
  while (Date.now() - from < timeoutMs) {
    if (await holds()) return Date.now() - from;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return null;
}
