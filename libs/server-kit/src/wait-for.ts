const RETRY_MS = 1_000;
const REMIND_MS = 30_000;

export interface WaitForOptions {
  /**
   * Name and address of the dependency, without credentials, such as `the database at
   * 127.0.0.1:5432`.
   */
  what: string;
  /** Whether the error is temporary, so that a retry may succeed. */
  passing: (error: unknown) => boolean;
  /** Called with a message after the first failure, and then every 30 seconds. */
  say: (line: string) => void;
  pause?: (ms: number) => Promise<unknown>;
  /** A monotonic clock (ms). */
  now?: () => number;
}

/**
 * Retries once a second until the attempt succeeds, because services may start in any order.
 * @throws the error from the attempt, if a retry would not help
 */
export async function waitFor<T>(
  attempt: () => Promise<T>,
  {
    what,
    passing,
    say,
    pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    now = () => performance.now(),
  }: WaitForOptions,
): Promise<T> {
  for (let sayAt = now(); ; await pause(RETRY_MS)) {
    try {
      return await attempt();
    } catch (error) {
      if (!passing(error)) throw error;
      if (now() < sayAt) continue;
      say(`waiting for ${what}`);
      sayAt = now() + REMIND_MS;
    }
  }
}
