import type { Clock } from '../clock';

/** Who still answers when the time is over may finish, but not for longer than this (ms). */
export const LAST_ANSWER_MS = 60_000;

/** Watches over the interview's length. */
export class TimeLimit {
  private state: 'running' | 'due' | 'done' = 'running';
  private cancel: (() => void) | null = null;

  /**
   * @param onDue the time is over: the interview is closed at the next good moment.
   * @param onOverdue no good moment has come: the answer under way is taken as it is.
   */
  constructor(
    private readonly onDue: () => void,
    private readonly onOverdue: () => void,
    private readonly clock: Clock,
  ) {}

  /** The time is over, and nobody has said so yet. */
  get due(): boolean {
    return this.state === 'due';
  }

  /** @param remainingMs until the time is over; null for no limit. */
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

  /** It has been said, or the interview is over: nothing more is told. */
  close(): void {
    this.state = 'done';
    this.cancel?.();
    this.cancel = null;
  }
}
