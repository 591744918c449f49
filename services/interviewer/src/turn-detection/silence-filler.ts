import type { Clock } from '@portal/clock';

/** Length of the inserted pieces of silence (ms). */
const PIECE_MS = 20;
/** A longer gap is not jitter: the microphone was muted (ms). */
const GAP_MS = 120;
/**
 * Enough silence for every end-of-speech and end-of-turn delay; the stream may stop after it (ms).
 */
const LONGEST_FILL_MS = 5_000;

/**
 * Inserts silence while the microphone is muted: it sends nothing then, and the end of the last
 * words would never be detected.
 */
export class SilenceFiller {
  private lastAt: number | null = null;
  private filledMs = 0;
  private readonly stop: () => void;

  /** @param put gets the amount of silence to insert (ms). */
  constructor(
    private readonly put: (ms: number) => void,
    private readonly clock: Clock,
  ) {
    this.stop = clock.every(PIECE_MS, () => this.tick());
  }

  /** A frame of the microphone came. */
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
    // Use the clock, not the number of ticks: a busy machine skips some.
    this.put(due - this.filledMs);
    this.filledMs = due;
  }
}
