/**
 * Minimum amplitude of an audible sample: −46 dBFS (full scale is 32,768). Decoded silence and
 * comfort noise stay below 40.
 */
export const AUDIBLE_LEVEL = 160;
/** Maximum gap between audible samples in the same span (ms), long enough for a stop consonant. */
const JOIN_MS = 40;
/** Minimum length of a span (ms): anything shorter is a click. */
const CLICK_MS = 10;

/**
 * Span of time in which the interviewer was audible, from its first to its last audible sample
 * (ms).
 */
export interface Span {
  start: number;
  end: number;
}

/** Finds the audible spans in a stream of frames, accurate to one sample. */
export class AudibleSpans {
  readonly spans: Span[] = [];
  /** Time of the last audible sample, or −Infinity if there has been none yet. */
  lastAudibleAt = -Infinity;
  private open: Span | null = null;

  constructor(private readonly rate: number) {}

  /**
   * Adds a frame to the stream.
   * @param receivedAt arrival time of the frame (ms), which is also when its first sample is
   *   audible
   */
  push(frame: Int16Array, receivedAt: number): void {
    for (let i = 0; i < frame.length; i += 1) {
      if (Math.abs(frame[i] ?? 0) >= AUDIBLE_LEVEL)
        this.audible(receivedAt + (i / this.rate) * 1_000);
    }
    if (this.open && receivedAt - this.open.end > JOIN_MS) this.close();
  }

  /** Closes the last span; call this at the end of the stream. */
  end(): void {
    this.close();
  }

  /**
   * Whether something longer than a click was audible in the `withinMs` milliseconds before `now`.
   */
  soundsAt(now: number, withinMs: number): boolean {
    return (
      now - this.lastAudibleAt <= withinMs &&
      this.open !== null &&
      this.open.end - this.open.start >= CLICK_MS
    );
  }

  private audible(at: number): void {
    if (this.open && at - this.open.end > JOIN_MS) this.close();
    this.open ??= { start: at, end: at };
    this.open.end = at;
    if (this.open.end - this.open.start >= CLICK_MS) this.lastAudibleAt = at;
  }

  private close(): void {
    if (this.open && this.open.end - this.open.start >= CLICK_MS) this.spans.push(this.open);
    this.open = null;
  }
}

/** Merges spans that are separated by silences shorter than `gapMs`. */
export function mergeSpans(spans: readonly Span[], gapMs: number): Span[] {
  const merged: Span[] = [];
  for (const { start, end } of spans) {
    const last = merged.at(-1);
    if (last && start - last.end < gapMs) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}
