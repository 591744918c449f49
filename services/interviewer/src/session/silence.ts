import type { Clock } from '../clock';

const STEP_MS = 1_000;
/** Someone who types, or who has muted the microphone, is not silent: they are reminded far more rarely (ms). */
const UNHEARD_STEP_MS = 60_000;

/** Measures how long the floor has been the candidate's without a word. */
export class SilenceClock {
  private since: number | null = null;
  private reportedUnheard = 0;
  private readonly stop: () => void;

  constructor(
    private readonly state: {
      /** Whether the floor is the candidate's and nobody speaks. */
      silent: () => boolean;
      /** Whether a nudge is being said: it ends no silence, as the next is due by the time since the first. */
      nudging: () => boolean;
      /** Whether the candidate's voice could be heard if they spoke. */
      audible: () => boolean;
    },
    private readonly report: (elapsedMs: number) => void,
    private readonly clock: Clock,
  ) {
    this.stop = clock.every(STEP_MS, () => this.tick());
  }

  /** Silence begins anew, as after a word of the candidate. */
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
