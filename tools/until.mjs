import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 200;

/** Polls until `ask` returns something truthy. Returns that value, or null on timeout. */
export async function poll(ask, timeoutMs) {
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await sleep(POLL_MS)) {
    const answer = await ask();
    if (answer) return answer;
  }
  return null;
}

/**
 * Polls until `ask` returns something truthy.
 * @returns that value
 * @throws an Error that mentions `what` if the time runs out
 */
export async function until(what, timeoutMs, ask) {
  const answer = await poll(ask, timeoutMs);
  if (answer === null) throw new Error(`not within ${timeoutMs / 1_000} s: ${what}`);
  return answer;
}
