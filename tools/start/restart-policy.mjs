const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 10_000;
const WINDOW_MS = 120_000;
const MOST_CRASHES = 6;

/** When to start a crashed process again: later each time, and no more after several crashes close together. */
export function createRestartPolicy(now = () => performance.now()) {
  let crashes = [];
  return {
    /** Counts a crash. Milliseconds to wait before the next try; null when it should be given up. */
    crashed() {
      const at = now();
      crashes = [...crashes.filter((earlier) => at - earlier < WINDOW_MS), at];
      if (crashes.length >= MOST_CRASHES) return null;
      return Math.min(FIRST_DELAY_MS * 2 ** (crashes.length - 1), LONGEST_DELAY_MS);
    },
    forget() {
      crashes = [];
    },
  };
}
