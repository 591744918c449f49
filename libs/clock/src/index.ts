/** Function that cancels a timer. Calling it again does nothing. */
export type Stop = () => void;

/**
 * The current time and timers, passed in as a dependency so that tests can control both. All times
 * are in milliseconds.
 */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Calls `run` every `intervalMs` until the returned function is called. */
  every(intervalMs: number, run: () => void): Stop;
  /** Calls `run` once after `delayMs`, unless the returned function is called first. */
  after(delayMs: number, run: () => void): Stop;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  every: (intervalMs, run) => {
    const id = setInterval(run, intervalMs);
    return () => clearInterval(id);
  },
  after: (delayMs, run) => {
    const id = setTimeout(run, delayMs);
    return () => clearTimeout(id);
  },
};
