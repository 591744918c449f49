import type { Clock } from '@portal/clock';

/** How long the candidate may take to finish an answer after the time limit (ms). */
export const LAST_ANSWER_MS = 60_000;

/** Enforces the interview's time limit, but lets the candidate finish the current answer first. */
export class TimeLimit {
  private state: 'running' | 'due' | 'done' = 'running';
  private cancel: (() => void) | null = null;

  /**
   * @param onDue called when the time is up, to close the interview at the next opportunity.
   * @param onOverdue called if no opportunity arises within `LAST_ANSWER_MS`, to accept the current
   *   answer as it is.
   */
  constructor(
    private readonly onDue: () => void,
    private readonly onOverdue: () => void,
    private readonly clock: Clock,
  ) {}

  /** Whether the time is up but the closing has not begun yet. */
  get due(): boolean {
    return this.state === 'due';
  }

  /**
   * Starts the time limit. Does nothing if it is already running.
   * @param remainingMs time left; null for no limit.
   */
  start(remainingMs: number | null): void {
    if (remainingMs === null || this.cancel) return;
    this.cancel = this.clock.after(Math.max(0, remainingMs), () => {
      this.state = 'due';
      this.cancel = this.clock.after(LAST_ANSWER_MS, () => {
        if (this.state === 'due') this.onOverdue();
      });
      this.onDue();
    });
  }

  /** Stops the timers. */
  close(): void {
    this.state = 'done';
    this.cancel?.();
    this.cancel = null;
  }
}
