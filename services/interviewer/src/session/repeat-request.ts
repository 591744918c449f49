import type { Clock } from '@portal/clock';

/** How often to check whether a waiting request can be carried out (ms). */
const LOOK_AGAIN_MS = 100;

/**
 * A request to repeat the question. It waits until the candidate stops answering. If the answer is
 * accepted, the request is cancelled, because the interview moves on.
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

  /** Cancels the request, for example because the question has been answered. */
  drop(): void {
    this.cancel?.();
    this.cancel = null;
  }
}
