import type { Clock } from '../clock';

/** Silence is put in pieces of this length (ms). */
const PIECE_MS = 20;
/** A gap in the sound longer than this is no jitter any more: the microphone was muted (ms). */
const GAP_MS = 120;
/** Enough silence for every end-of-speech and end-of-turn delay; then the stream may rest (ms). */
const LONGEST_FILL_MS = 5_000;

/** A muted microphone sends nothing, not silence: without silence the end of what was said before would never be noticed. */
export class SilenceFiller {
  private lastAt: number | null = null;
  private filledMs = 0;
  private readonly stop: () => void;

  /** @param put takes that much silence (ms). */
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
    // By the clock, not by ticks: a busy machine skips some.
    this.put(due - this.filledMs);
    this.filledMs = due;
  }
}
