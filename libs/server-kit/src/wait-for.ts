const RETRY_MS = 1_000;
const REMIND_MS = 30_000;

export interface WaitForOptions {
  /** What is waited for, and where: `the database at 127.0.0.1:5432`. No credentials. */
  what: string;
  /** Whether the same attempt may succeed later. */
  passing: (error: unknown) => boolean;
  /** Told once at the first failure, then every 30 seconds. */
  say: (line: string) => void;
  pause?: (ms: number) => Promise<unknown>;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
}

/**
 * Tries once a second until it succeeds: services are started in any order, and what one needs may come later.
 * @throws what the attempt throws, where that will not pass.
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
