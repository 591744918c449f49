import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds since the epoch, finer than `Date.now()`: one clock for all processes of a machine. */
export const now = (): number => performance.timeOrigin + performance.now();

/** How often a candidate looks whether what it waits for has come (ms): fine beside how people react. */
const LOOK_MS = 20;

/** Waits until `ready` holds. @returns whether it did within `ms`. */
export async function within(ms: number, ready: () => boolean): Promise<boolean> {
  for (const end = now() + ms; now() < end; await sleep(LOOK_MS)) if (ready()) return true;
  return ready();
}

/** Waits for a step that may fail or never end, for so long at most. */
export async function atMost(ms: number, step: Promise<unknown>): Promise<void> {
  await Promise.race([step.catch(() => undefined), sleep(ms)]);
}
