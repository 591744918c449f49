/** Cancels the timer it was returned for. Calling it again does nothing. */
export type Stop = () => void;

/** Current time and timers, as an argument so that tests can control time. All in milliseconds. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Calls `run` every `intervalMs` until stopped. */
  every(intervalMs: number, run: () => void): Stop;
  /** Calls `run` once after `delayMs` unless stopped before. */
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
