import type { Clock } from '@portal/clock';

const STEP_MS = 1_000;
/**
 * How often to report silence while the candidate can't be heard (ms). Far less often than
 * otherwise, because a candidate who types or is muted is not really silent.
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
       * Whether the interviewer is saying a nudge. A nudge does not reset the time, because the
       * next one is due after a longer silence counted from the same start.
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

  /** Starts counting again, for example because the candidate has spoken. */
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
