import type { Clock } from '@portal/clock';

const STEP_MS = 1_000;
/** A candidate who types or is muted is not silent, so reminders are far less frequent (ms). */
const UNHEARD_STEP_MS = 60_000;

/** Measures how long the candidate has had the floor without a word. */
export class SilenceClock {
  private since: number | null = null;
  private reportedUnheard = 0;
  private readonly stop: () => void;

  constructor(
    private readonly state: {
      /** Whether the candidate has the floor and nobody speaks. */
      silent: () => boolean;
      /**
       * Whether a nudge is being said; it does not reset the silence, because the next step counts
       * from the beginning.
       */
      nudging: () => boolean;
      /** Whether the candidate could be heard if they spoke. */
      audible: () => boolean;
    },
    private readonly report: (elapsedMs: number) => void,
    private readonly clock: Clock,
  ) {
    this.stop = clock.every(STEP_MS, () => this.tick());
  }

  /** Restarts the silence, as after a word from the candidate. */
  reset(): void {
    this.since = null;
    this.reportedUnheard = 0;
  }

  close(): void {
    this.stop();
  }

  private tick(): void {
    if (this.state.nudging()) return;
    if (!this.state.silent()) {
      this.reset();
      return;
    }
    this.since ??= this.clock.now() - STEP_MS;
    const elapsed = this.clock.now() - this.since;
    if (this.state.audible()) this.report(elapsed);
    else if (elapsed - this.reportedUnheard >= UNHEARD_STEP_MS) {
      this.reportedUnheard = elapsed;
      this.report(elapsed);
    }
  }
}
