import type { Clock } from '@portal/clock';

/**
 * Orders messages in the conversation (`atMs` in their metadata). The interviewer's messages bring
 * their position; the page's own messages follow everything received so far.
 */
export class PlaceInTalk {
  readonly #clock: Clock;
  #last = { atMs: 0, seenMs: 0 };

  constructor(clock: Clock) {
    this.#clock = clock;
    this.start(clock.now());
  }

  /** Sets the start (milliseconds since the epoch), unless a later position is already known. */
  start(startedAtMs: number): void {
    if (this.#last.atMs === 0) this.#last = { atMs: 0, seenMs: startedAtMs };
  }

  /** Returns the interviewer's position, or the next one. */
  of(given: number | undefined): number {
    const atMs = given ?? this.#next();
    if (atMs > this.#last.atMs) this.#last = { atMs, seenMs: this.#clock.now() };
    return atMs;
  }

  #next(): number {
    const { atMs, seenMs } = this.#last;
    return atMs + Math.max(1, Math.round(this.#clock.now() - seenMs));
  }
}

/** Inserts `added` into `lines` by position. Lines with equal positions keep their order. */
export function inOrderOfTalk<T extends { place: number }>(
  lines: readonly T[],
  added: readonly T[],
): T[] {
  const all = [...lines];
  for (const line of added)
    all.splice(all.findLastIndex(({ place }) => place <= line.place) + 1, 0, line);
  return all;
}
