import type { Clock } from '@portal/clock';

const STEP_MS = 1_000;
/**
 * Interval between silence reports while the candidate can't be heard (ms). Much longer than
 * `STEP_MS`, because a candidate who is typing or muted is not really silent.
 */
const UNHEARD_STEP_MS = 60_000;

/** Measures how long the candidate has had the floor without saying anything. */
export class SilenceClock {
  private since: number | null = null;
  private reportedUnheard = 0;
  private readonly stop: () => void;

  constructor(
    private readonly state: {
      /** Whether the candidate has the floor and nobody is speaking. */
      silent: () => boolean;
      /**
       * Whether the interviewer is giving a nudge. Nudges do not reset the clock, because the time
       * until the next nudge is measured from the beginning of the silence.
       */
      nudging: () => boolean;
      /** Whether the candidate would be heard if they spoke. */
      audible: () => boolean;
    },
    private readonly report: (elapsedMs: number) => void,
    private readonly clock: Clock,
  ) {
    this.stop = clock.every(STEP_MS, () => this.tick());
  }

  /** Starts measuring again from zero, for example because the candidate has spoken. */
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
