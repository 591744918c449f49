import type { Clock } from '@portal/clock';

/** How often to check whether a waiting request can run (ms). */
const LOOK_AGAIN_MS = 100;

/**
 * A request to repeat the question. Waits while the candidate is answering, so as not to interrupt;
 * an answer in the meantime cancels it, because the interview moves on.
 */
export class RepeatRequest {
  private cancel: (() => void) | null = null;

  constructor(
    private readonly answering: () => boolean,
    private readonly repeat: () => void,
    private readonly clock: Clock,
  ) {}

  ask(): void {
    this.drop();
    if (this.answering()) this.cancel = this.clock.after(LOOK_AGAIN_MS, () => this.ask());
    else this.repeat();
  }

  /** Cancels the request, as when the answer has come. */
  drop(): void {
    this.cancel?.();
    this.cancel = null;
  }
}
