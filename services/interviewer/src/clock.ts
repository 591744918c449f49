/** Time as the session sees it, so that tests can hold it still. Milliseconds. */
export interface Clock {
  now(): number;
  /** Calls back every `ms` until the returned function is called. */
  every(ms: number, callback: () => void): () => void;
  /** Calls back once after `ms` unless the returned function is called before. */
  after(ms: number, callback: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  every(ms, callback) {
    const timer = setInterval(callback, ms);
    return () => clearInterval(timer);
  },
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
};
