import type { Clock } from '../clock';

/** How often a request that waits is looked at again (ms). */
const LOOK_AGAIN_MS = 100;

/**
 * The candidate's wish to hear the question again, kept while they are in the middle of an answer: nothing they say is interrupted.
 * An answer that comes in the meantime takes its place, for the interviewer then goes on from that.
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

  /** Forgets it, as when the answer has come. */
  drop(): void {
    this.cancel?.();
    this.cancel = null;
  }
}
