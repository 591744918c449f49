/** Ends what it was returned for; calling it twice does nothing. */
export type Stop = () => void;

/** Time, as the room's parts see it, so that tests can hold it in their hands. All durations are milliseconds. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  every(intervalMs: number, run: () => void): Stop;
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
