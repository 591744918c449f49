import type { Clock } from '@portal/clock';

/** Length of each inserted piece of silence (ms). */
const PIECE_MS = 20;
/**
 * Longest gap that is treated as jitter (ms). After a longer gap, the microphone is assumed to be
 * muted.
 */
const GAP_MS = 120;
/** Maximum silence to insert (ms). This is long enough to end the candidate's turn. */
const LONGEST_FILL_MS = 5_000;

/**
 * Inserts silence while the microphone is muted. A muted microphone sends nothing, so the end of
 * speech would otherwise never be detected.
 */
export class SilenceFiller {
  private lastAt: number | null = null;
  private filledMs = 0;
  private readonly stop: () => void;

  /** @param put called with the amount of silence to insert (ms). */
  constructor(
    private readonly put: (ms: number) => void,
    private readonly clock: Clock,
  ) {
    this.stop = clock.every(PIECE_MS, () => this.tick());
  }

  /** Records that a frame has arrived from the microphone. */
  heard(): void {
    this.lastAt = this.clock.now();
    this.filledMs = 0;
  }

  close(): void {
    this.stop();
  }

  private tick(): void {
    if (this.lastAt === null) return;
    const due = Math.min(this.clock.now() - this.lastAt - GAP_MS, LONGEST_FILL_MS);
    if (due - this.filledMs < PIECE_MS) return;
    // Use the clock instead of counting ticks, because a busy machine skips some ticks.
    this.put(due - this.filledMs);
    this.filledMs = due;
  }
}
